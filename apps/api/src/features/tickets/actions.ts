import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import type { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { clockOf, kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { ticketWords } from '@fareeq/domain/tickets/rules-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { filteredCompany } from '../organisations/queries.ts'
import { openCounts, ownCounts, ticketOf, ticketsOf } from './queries.ts'
import type { TicketRow } from './rows.ts'

/** Refuses staff without any ticket kind. */
export function mustAnswer({ roles }: Staff): TicketKind[] {
  const kinds = kindsFor(roles)
  if (kinds.length === 0) throw new Refusal(platformErrors.not_authorized)
  return kinds
}

/** The database writes moments into JSON in a format of its own. */
const dated = <One extends { at: string }>(event: One): One => ({ ...event, at: new Date(event.at).toISOString() })

const toTicket = (row: TicketRow, now: Date): Ticket => ({
  ...row,
  due_at: row.due_at.toISOString(),
  created_at: row.created_at.toISOString(),
  clock: clockOf(row, now),
  answers: row.answers.map(dated),
  replies: row.replies.map(dated),
  notes: row.notes.map(dated),
  merged: row.merged.map(dated),
  writing: row.writing.map((writer) => ({ ...writer, until: new Date(writer.until).toISOString() })),
})

export async function listTickets(
  { db, viewer, lang, now }: RequestContext<Staff>,
  { kind, state, owner, late, organisation_id, q, cursor, limit }: QueryOf<(typeof ticketsContract)['list']>,
) {
  const mine = mustAnswer(viewer)
  const kinds = kind ? mine.filter((own) => own === kind) : mine
  const reader = { staffId: viewer.staffId, lang, now }
  const words = q === '' ? null : ticketWords(q)
  const rows = await ticketsOf(db, reader, { kinds, state, owner, late, organisation_id, words, cursor, limit })
  const counts = await openCounts(db, mine, now)
  const sum = (what: 'open' | 'late') => counts.reduce((all, count) => all + count[what], 0)
  const { page, next_cursor } = cutPage(rows, limit)
  return {
    data: page.map((row) => toTicket(row, now)),
    meta: {
      next_cursor,
      company: await filteredCompany(db, viewer, organisation_id, lang),
      kinds: mine.map((own) => counts.find((count) => count.kind === own) ?? { kind: own, open: 0, late: 0 }),
      counts: { open: sum('open'), late: sum('late'), ...(await ownCounts(db, mine, viewer)) },
    },
  }
}

export async function readTicket({ db, viewer, lang, now }: RequestContext<Staff>, id: string) {
  const row = await ticketOf(db, mustAnswer(viewer), id, { lang, now })
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toTicket(row, now) }
}
