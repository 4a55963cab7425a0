import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { ticketErrors } from '@fareeq/domain/tickets/errors.ts'
import { isOtherLanguage } from '@fareeq/domain/tickets/rules-language.ts'
import { reopenedDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { type TicketEvent, type TicketState, ticketFacts, ticketLife } from '@fareeq/domain/tickets/states.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { replyHeader } from '../../platform/messages/reply-address.ts'
import { colleague } from '../staff/queries.ts'
import { mustAnswer, readTicket } from './actions.ts'
import { answerMail } from './emails.ts'
import { lockTicket, insertAnswer, newerAnswers, saveState, setOwner } from './queries.ts'
import { referenceOf, saveDeadline } from './queries-inbox.ts'
import { stopWriting } from './actions-writing.ts'
import type { LockedTicket } from './rows.ts'

type Step = (ctx: RequestContext<Staff>, ticket: LockedTicket) => Promise<unknown>

export const subjectOf = (id: string) => ({ kind: 'ticket', id }) as const

/** Changes a ticket under a row lock, with a live event. */
export const changeTicket = (ctx: RequestContext<Staff>, id: string, step: Step) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const ticket = await lockTicket(db, mustAnswer(ctx.viewer), id)
    if (!ticket) throw new Refusal(platformErrors.not_found)
    await step(ctx, ticket)
    const body = { id, kind: ticket.kind }
    await publishToStaff(db, ctx.platform.events, 'ticket.changed', body)
    return readTicket(ctx, id)
  })

/** The refusal of a late move names the colleague who was faster (D-121). */
export async function tooLate(db: Db, { id, state, merged_into }: LockedTicket): Promise<Refusal> {
  if (merged_into) {
    const { reference } = await referenceOf(db, merged_into)
    return new Refusal(ticketErrors.ticket_merged, {
      values: { reference },
      data: { into: { id: merged_into, reference } },
    })
  }
  const kinds: Record<TicketState, RefusalKind> = {
    open: ticketErrors.ticket_reopened,
    answered: platformErrors.moved_on,
    closed: ticketErrors.ticket_closed,
    merged: platformErrors.moved_on,
  }
  const conflictingChange = await lastByStaff(db, subjectOf(id), [`ticket.${state}`])
  if (!conflictingChange) return new Refusal(platformErrors.moved_on)
  return new Refusal(kinds[state], {
    values: { name: conflictingChange.name },
    data: { by: conflictingChange.name, at: conflictingChange.at.toISOString() },
  })
}

export async function move({ db, viewer, now }: RequestContext<Staff>, ticket: LockedTicket, event: TicketEvent) {
  const state = ticketLife.next(ticket.state, event)
  if (!state) throw await tooLate(db, ticket)
  await saveState(db, ticket.id, state, now)
  await audit(db, {
    actor: actorOf(viewer),
    action: `ticket.${state}`,
    subject: subjectOf(ticket.id),
    details: { kind: ticket.kind, reference: ticket.reference },
  })
}

type Answer = BodyOf<(typeof ticketsContract)['answer']>

/** Optimistic locking by answers read; answering a ticket without an owner takes it. */
export const answerTicket = (ctx: RequestContext<Staff>, id: string, { text, answers_read, other_language }: Answer) =>
  changeTicket(ctx, id, async (ctx, ticket) => {
    const { db, platform, viewer, now } = ctx
    const newest = (await newerAnswers(db, id, answers_read)).at(-1)
    if (newest) {
      const [by, at] = [newest.by ?? '', newest.at.toISOString()]
      throw new Refusal(ticketErrors.ticket_answered, { values: { name: by }, data: { by, at, text: newest.text } })
    }
    if (!ticketLife.next(ticket.state, 'answer')) throw await tooLate(db, ticket)
    if (!ticket.from_email) throw new Refusal(ticketErrors.ticket_no_address)
    if (!other_language && isOtherLanguage(text, ticket.lang)) throw new Refusal(ticketErrors.ticket_language)
    await move(ctx, ticket, 'answer')
    await insertAnswer(db, { id: newId(now), ticketId: id, staffId: viewer.staffId, text, at: now })
    if (!ticket.owner_id) await setOwner(db, id, viewer.staffId, now)
    await stopWriting(ctx, ticket)
    const { kind, from_email, lang, reference } = ticket
    const subject = ticketFacts(kind).has_topic ? '' : ticket.mail_subject
    const { name } = await colleague(db, viewer.staffId)
    const isReplyable = platform.env.MAIL_REPLY_TO !== undefined
    const headers = replyHeader(platform.env, { kind: 'ticket', id, person: from_email })
    const mail = answerMail(lang, { subject, reference, text, name, isReplyable })
    await queueMessage(db, platform, { to: from_email, headers, ...mail })
  })

export const closeTicket = (ctx: RequestContext<Staff>, id: string) =>
  changeTicket(ctx, id, (ctx, ticket) => move(ctx, ticket, 'close'))
export const reopenTicket = (ctx: RequestContext<Staff>, id: string) =>
  changeTicket(ctx, id, async (ctx, ticket) => {
    const { db, platform, now } = ctx
    await move(ctx, ticket, 'reopen')
    const is_answered = (await newerAnswers(db, id, 0)).length > 0
    await saveDeadline(db, id, reopenedDue({ ...ticket, is_answered }, now, platform.policies.at(now)), now)
  })
