import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { ticketErrors } from '@fareeq/domain/tickets/errors.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { type OwnedThing, giveBack, handOver, takeOver } from '../staff/actions-owning.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { changeTicket, subjectOf, tooLate } from './actions-moves.ts'
import { type TicketNews, ticketNewsMail } from './emails-staff.ts'
import { setOwner } from './queries.ts'
import { askerIn } from './queries-inbox.ts'
import type { MailedColleague } from '../staff/rows.ts'
import type { LockedTicket } from './rows.ts'

/** Mails a colleague about a ticket that was taken over from them, handed to them, or has a new note for them. */
export async function mailColleague(
  { db, platform, viewer }: RequestContext<Staff>,
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
  const row = await activeColleague(db, id)
  if (!row) throw new Refusal(rule.choice, { field })
  if (!kindsFor(row.roles).includes(kind))
    throw new Refusal(ticketErrors.ticket_not_theirs, { field, values: { name: row.name } })
  return row
}

/** The trail names whom it was taken from, and to whom it was handed. */
async function ownedTicket(ctx: RequestContext<Staff>, ticket: LockedTicket): Promise<OwnedThing> {
  const { db, viewer, now } = ctx
  if (ticket.merged_into) throw await tooLate(db, ticket)
  return {
    name: 'ticket',
    owner: ticket.owner_id,
    subject: subjectOf(ticket.id),
    save: (owner) => setOwner(db, ticket.id, owner, now),
    mail: (news, to) => mailColleague(ctx, ticket, { news, to }),
    detailsOf: (from, to) => ({
      ...(from && to && { from: from.name }),
      ...(to && to.id !== viewer.staffId && { to: to.name }),
    }),
  }
}

export const takeTicket = (ctx: RequestContext<Staff>, id: string, expectedOwner: string | null) =>
  changeTicket(ctx, id, async (ctx, ticket) => takeOver(ctx, await ownedTicket(ctx, ticket), expectedOwner))

export const handTicketOver = (ctx: RequestContext<Staff>, id: string, to: string) =>
  changeTicket(ctx, id, async (ctx, ticket) => {
    await colleagueFor(ctx.db, ticket, to, 'to')
    await handOver(ctx, await ownedTicket(ctx, ticket), to)
  })

export const giveTicketBack = (ctx: RequestContext<Staff>, id: string) =>
  changeTicket(ctx, id, async (ctx, ticket) => giveBack(ctx, await ownedTicket(ctx, ticket)))
