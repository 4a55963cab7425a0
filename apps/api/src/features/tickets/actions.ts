import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { clockOf, kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { type TicketRow, openCounts, ticketOf, ticketsOf } from './queries.ts'

/** Refuses staff without any ticket kind. */
export function mustAnswer({ roles }: Staff): TicketKind[] {
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
  { db, viewer, now }: Call<Staff>,
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

export async function readTicket({ db, viewer, now }: Call<Staff>, id: string) {
  const row = await ticketOf(db, mustAnswer(viewer), id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: shown(row, now) }
}
