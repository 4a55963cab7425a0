import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { inboxContract } from '@fareeq/domain/tickets/contract-inbox.ts'
import { canMerge } from '@fareeq/domain/tickets/rules-inbox.ts'
import type { BulkResult } from '@fareeq/domain/tickets/schema-inbox.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { mustAnswer } from './actions.ts'
import { changeTicket, closeTicket, subjectOf } from './actions-moves.ts'
import { colleagueFor, handTicketOver, takeTicket, mailColleague } from './actions-owning.ts'
import { accountOf, otherTicketsOf, insertNote } from './queries-inbox.ts'
import { lockTicket } from './queries.ts'

type Note = BodyOf<(typeof inboxContract)['note']>

/** For colleagues only: it goes into no mail to the asker, and its text into no entry of the trail. */
export const addNote = (ctx: RequestContext<Staff>, id: string, { text, mentions }: Note) =>
  changeTicket(ctx, id, async (ctx, ticket) => {
    const { db, viewer, now } = ctx
    const called = []
    for (const mentioned of new Set(mentions)) called.push(await colleagueFor(db, ticket, mentioned, 'mentions'))
    const ids = called.map((row) => row.id)
    await insertNote(db, { id: newId(now), ticketId: id, staffId: viewer.staffId, text, mentions: ids, at: now })
    const details = called.length > 0 ? { mentions: called.map(({ name }) => name) } : {}
    await audit(db, { actor: actorOf(viewer), action: 'ticket.noted', subject: subjectOf(id), details })
    for (const to of called)
      if (to.id !== viewer.staffId) await mailColleague(ctx, ticket, { news: 'mentioned', to, text })
  })

export async function readAsker({ db, viewer, lang }: RequestContext<Staff>, id: string) {
  const kinds = mustAnswer(viewer)
  const ticket = await lockTicket(db, kinds, id, { lock: false })
  if (!ticket) throw new Refusal(platformErrors.not_found)
  const person = await accountOf(db, ticket, lang)
  const others = await otherTicketsOf(db, kinds, ticket, lang)
  return {
    data: {
      person: person && {
        id: person.id,
        kind: person.kind,
        name: person.name,
        company: person.company,
        organisation_id: person.organisation_id,
      },
      since: person ? person.created_at.toISOString() : null,
      tickets: others.map(({ user_id, from_email, ...one }) => ({
        ...one,
        created_at: one.created_at.toISOString(),
        due_at: one.due_at.toISOString(),
        can_merge: canMerge(ticket, { ...one, user_id, from_email }),
      })),
    },
  }
}

type Bulk = BodyOf<(typeof inboxContract)['bulk']>

/** One transaction each: one that fails is reported with its reason, and does not block the others. */
export async function changeTickets(ctx: RequestContext<Staff>, { move, ids, to }: Bulk) {
  mustAnswer(ctx.viewer)
  if (move === 'hand_over' && !to) throw new Refusal(rule.required, { field: 'to' })
  const result: BulkResult = { ok: [], failed: [] }
  for (const id of new Set(ids)) {
    try {
      if (move === 'take') await takeTicket(ctx, id, null)
      else if (move === 'close') await closeTicket(ctx, id)
      else if (to) await handTicketOver(ctx, id, to)
      result.ok.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.failed.push({ id, error: sentence(error.kind, ctx.lang, error.details.values) })
    }
  }
  return { data: result }
}
