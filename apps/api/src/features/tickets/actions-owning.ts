import {
  type OwnershipDecision,
  giveBackDecision,
  handOverDecision,
  takeDecision,
  takenBy,
} from '@fareeq/domain/kernel/permissions/ownership.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { ticketErrors } from '@fareeq/domain/tickets/errors.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { type MailedColleague, activeColleague, colleague } from '../staff/queries.ts'
import { changeTicket, subjectOf, tooLate } from './actions-moves.ts'
import { type TicketNews, ticketNewsMail } from './emails-staff.ts'
import { type LockedTicket, setOwner } from './queries.ts'
import { askerIn } from './queries-inbox.ts'

type Change = {
  decision: OwnershipDecision
  owner: string | null
  action: 'ticket.taken' | 'ticket.handed_over' | 'ticket.given_back'
}

/** Mails a colleague about a ticket that was taken over from them, handed to them, or has a new note for them. */
export async function mailColleague(
  { db, platform, viewer }: Call<Staff>,
  ticket: LockedTicket,
  { news, to, text }: { news: TicketNews; to: MailedColleague; text?: string },
) {
  const { name: by } = await colleague(db, viewer.staffId)
  const { asker } = await askerIn(db, ticket.id, to.lang)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'tickets', id: ticket.id })
  const facts = { name: to.name, by, reference: ticket.reference, asker, url, text }
  await queueMessage(db, platform, { to: to.email, ...ticketNewsMail(to.lang, news, facts) })
}

/** A colleague who is there and answers this kind. */
export async function colleagueFor(db: Db, { kind }: LockedTicket, id: string, field: string) {
  const one = await activeColleague(db, id)
  if (!one) throw new Refusal(rule.choice, { field })
  if (!kindsFor(one.roles).includes(kind))
    throw new Refusal(ticketErrors.ticket_not_theirs, { field, values: { name: one.name } })
  return one
}

/** Changes the owner under the row lock of the ticket; the previous owner is notified. */
async function own(call: Call<Staff>, ticket: LockedTicket, { decision, owner, action }: Change) {
  const { db, viewer, now } = call
  if (ticket.merged_into) throw await tooLate(db, ticket)
  const before = ticket.owner_id ? await colleague(db, ticket.owner_id) : null
  if (decision === 'taken' && before) throw takenBy(before)
  if (decision !== 'change') return
  await setOwner(db, ticket.id, owner, now)
  const next = owner && owner !== viewer.staffId ? await colleague(db, owner) : null
  const details = { ...(before && owner && { from: before.name }), ...(next && { to: next.name }) }
  await audit(db, { actor: actorOf(viewer), action, subject: subjectOf(ticket.id), details })
  if (before && before.id !== viewer.staffId) await mailColleague(call, ticket, { news: 'taken_over', to: before })
  if (next) await mailColleague(call, ticket, { news: 'handed_over', to: next })
}

export const takeTicket = (call: Call<Staff>, id: string, expectedOwner: string | null) =>
  changeTicket(call, id, (call, ticket) => {
    const me = call.viewer.staffId
    const decision = takeDecision({ owner: ticket.owner_id, me, expectedOwner })
    return own(call, ticket, { decision, owner: me, action: 'ticket.taken' })
  })

export const handTicketOver = (call: Call<Staff>, id: string, to: string) =>
  changeTicket(call, id, async (call, ticket) => {
    await colleagueFor(call.db, ticket, to, 'to')
    const decision = handOverDecision({ owner: ticket.owner_id, me: call.viewer.staffId, to })
    await own(call, ticket, { decision, owner: to, action: 'ticket.handed_over' })
  })

export const giveTicketBack = (call: Call<Staff>, id: string) =>
  changeTicket(call, id, (call, ticket) => {
    const decision = giveBackDecision({ owner: ticket.owner_id, me: call.viewer.staffId })
    return own(call, ticket, { decision, owner: null, action: 'ticket.given_back' })
  })
