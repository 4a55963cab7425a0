import { takenBy } from '@fareeq/domain/kernel/permissions/ownership.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { ticketErrors } from '@fareeq/domain/tickets/errors.ts'
import { canMerge, mergedDue } from '@fareeq/domain/tickets/rules-inbox.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { colleague } from '../staff/queries.ts'
import { mustAnswer, readTicket } from './actions.ts'
import { subjectOf, tooLate } from './actions-moves.ts'
import { mergedDeadlines, saveDeadline, saveMerge } from './queries-inbox.ts'
import { lockTicket } from './queries.ts'
import type { LockedTicket } from './rows.ts'

/** Locked in the order of their ids, so that two merges in opposite directions wait for each other. */
async function lockBoth({ db, viewer }: RequestContext<Staff>, from: string, into: string) {
  const kinds = mustAnswer(viewer)
  const tickets = new Map<string, LockedTicket>()
  for (const id of [from, into].toSorted()) {
    const ticket = await lockTicket(db, kinds, id)
    if (!ticket) throw new Refusal(platformErrors.not_found)
    tickets.set(id, ticket)
  }
  return [tickets.get(from)!, tickets.get(into)!] as const
}

/** The earliest promise of all that are answered together. */
async function renewDeadline({ db, platform, now }: ActionContext, into: LockedTicket) {
  const policies = platform.policies.at(into.created_at)
  await saveDeadline(db, into.id, mergedDue(into, await mergedDeadlines(db, into.id), policies), now)
}

async function publishTickets({ db, platform }: RequestContext<Staff>, tickets: readonly LockedTicket[]) {
  for (const { id, kind } of tickets) await publishToStaff(db, platform.events, 'ticket.changed', { id, kind })
}

export const mergeTicket = (ctx: RequestContext<Staff>, id: string, into: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const [source, target] = await lockBoth(ctx, id, into)
    if (source.merged_into) throw await tooLate(db, source)
    if (!canMerge(source, target)) throw new Refusal(ticketErrors.ticket_not_mergeable)
    if (source.owner_id && source.owner_id !== viewer.staffId) throw takenBy(await colleague(db, source.owner_id))
    await saveMerge(db, id, into, 'merged', now)
    await renewDeadline(ctx, target)
    const details = { reference: target.reference }
    await audit(db, { actor: actorOf(viewer), action: 'ticket.merged', subject: subjectOf(id), details })
    await publishTickets(ctx, [source, target])
    return readTicket(ctx, into)
  })

export const unmergeTicket = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const target = (await lockTicket(db, mustAnswer(viewer), id, { lock: false }))?.merged_into
    if (!target) throw new Refusal(platformErrors.moved_on)
    const [source, into] = await lockBoth(ctx, id, target)
    const state = ticketLife.next(source.state, 'unmerge')
    if (!state) throw new Refusal(platformErrors.moved_on)
    await saveMerge(db, id, null, state, now)
    await renewDeadline(ctx, into)
    const details = { from: into.reference }
    await audit(db, { actor: actorOf(viewer), action: 'ticket.open', subject: subjectOf(id), details })
    await publishTickets(ctx, [source, into])
    return readTicket(ctx, id)
  })
