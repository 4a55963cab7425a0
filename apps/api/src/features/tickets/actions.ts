import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { clockOf, kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { type TicketEvent, ticketLife } from '@fareeq/domain/tickets/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Staff } from '../../platform/session.ts'
import { answerMail } from './emails.ts'
import { type TicketRow, holdTicket, insertAnswer, openCounts, saveState, ticketOf, ticketsOf } from './queries.ts'

type Call = { db: Db; viewer: Staff; now: Date }
type Change = Call & { platform: Platform }

/** Whoever answers nothing has no business here. */
function mustAnswer({ roles }: Staff): TicketKind[] {
  const kinds = kindsFor(roles)
  if (kinds.length === 0) throw new Refusal(platformErrors.not_authorized)
  return kinds
}

const shown = (row: TicketRow, now: Date): Ticket => ({
  ...row,
  due_at: row.due_at.toISOString(),
  created_at: row.created_at.toISOString(),
  clock: clockOf(row, now),
  answers: row.answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
})

export async function listTickets(
  { db, viewer, now }: Call,
  { kind, state, cursor, limit }: QueryOf<(typeof ticketsContract)['list']>,
) {
  const mine = mustAnswer(viewer)
  const kinds = kind ? mine.filter((one) => one === kind) : mine
  const rows = await ticketsOf(db, { kinds, state, cursor, limit })
  const counts = await openCounts(db, mine, now)
  const data = rows.slice(0, limit).map((row) => shown(row, now))
  return {
    data,
    meta: {
      next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
      kinds: mine.map((one) => counts.find((count) => count.kind === one) ?? { kind: one, open: 0, late: 0 }),
    },
  }
}

export async function readTicket({ db, viewer, now }: Call, id: string) {
  const row = await ticketOf(db, mustAnswer(viewer), id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: shown(row, now) }
}

type Held = NonNullable<Awaited<ReturnType<typeof holdTicket>>>

const moveTicket = (change: Change, id: string, event: TicketEvent, also?: (db: Db, held: Held) => Promise<void>) =>
  change.db.transaction(async (db) => {
    const { platform, viewer, now } = change
    const held = await holdTicket(db, mustAnswer(viewer), id)
    if (!held) throw new Refusal(platformErrors.not_found)
    const state = ticketLife.next(held.state, event)
    if (!state) throw new Refusal(platformErrors.moved_on)
    await saveState(db, id, state, now)
    await also?.(db, held)
    await audit(db, { actor: actorOf(viewer), action: `ticket.${state}`, subject: { kind: 'ticket', id } })
    await platform.events.publish(db, { topic: 'tickets', name: `ticket.${state}`, body: { id } })
    return readTicket({ ...change, db }, id)
  })

export const answerTicket = (change: Change, id: string, text: string) =>
  moveTicket(change, id, 'answer', async (db, { kind, from_email, lang, reference, ...held }) => {
    const { platform, viewer, now } = change
    // Of the contact form it is a key of ours, and no word of theirs.
    const subject = kind === 'contact' ? '' : held.subject
    await insertAnswer(db, { id: newId(now), ticketId: id, staffId: viewer.staffId, text, at: now })
    await queueMessage(db, platform.jobs, { to: from_email, ...answerMail(lang, { subject, reference, text }) })
  })

export const closeTicket = (change: Change, id: string) => moveTicket(change, id, 'close')
export const reopenTicket = (change: Change, id: string) => moveTicket(change, id, 'reopen')
