import type { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import { ledgerErrors } from '@fareeq/domain/ledger/errors.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { isBalanced } from '@fareeq/domain/ledger/rules.ts'
import type { AccountSums, LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type DaySpan, daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { type Holder, balancesAt, holdingBefore, movementsIn } from './queries-days.ts'
import { type NewEntry, entryById, entryRows, insertEntry, ownerRows } from './queries.ts'
import type { EntryRow } from './rows.ts'

/** Books an entry in the transaction of what it books; its id, or null when it was booked before. The database checks the sum too. */
export async function bookEntry(db: Db, entry: Omit<NewEntry, 'id'>, now: Date): Promise<string | null> {
  if (!isBalanced(entry.postings)) throw new Error(`The entry ${entry.kind} ${entry.reference} is not balanced`)
  const id = newId(now)
  return (await insertEntry(db, { ...entry, id }, now)) ? id : null
}

/** False when it was booked before. */
export const book = async (db: Db, entry: Omit<NewEntry, 'id'>, now: Date): Promise<boolean> =>
  (await bookEntry(db, entry, now)) !== null

/** A span of days as it was asked for; the last day is today unless said otherwise. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): DaySpan {
  const last = to ?? riyadhDay(now)
  const span = { from: from ?? `${last.slice(0, 7)}-01`, to: last }
  if (span.from > span.to) throw new Refusal(ledgerErrors.span_reversed, { field: 'to' })
  return span
}

const NONE = { debit: 0, credit: 0 }
/** What one account, or the one of an owner, held before these days, what moved, and what it holds after. */
export async function sumsOf(db: Db, span: DaySpan, holder: Holder & { account: LedgerAccount }): Promise<AccountSums> {
  const opening = (await balancesAt(db, daysAfter(span.from, -1), holder)).get(holder.account) ?? 0
  const { debit, credit } = (await movementsIn(db, span, holder)).get(holder.account) ?? NONE
  return { opening, debit, credit, closing: opening + debit - credit }
}

const toEntry = (row: EntryRow): LedgerEntry => ({ ...row, balance: null })
/** What it moved in an account, or in the one of an owner. */
const movedIn = ({ postings }: LedgerEntry, { account, owner }: Holder): number =>
  postings
    .filter((posting) => posting.account === account && (!owner || posting.owner === owner))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Before the first day of any books. */
const FIRST_DAY = '2000-01-01'

export async function listEntries(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['entries']>) {
  const { db, lang, now } = ctx
  const { account, owner, kind, from, to, cursor: mark, limit } = query
  const span = spanOf({ from: from ?? FIRST_DAY, to }, now)
  const [place = '', day = null] = (mark ?? '').split('.').toReversed()
  const cursor = mark === undefined ? undefined : { day, place: Number(place) }
  const rows = await entryRows(db, lang, { account, owner, kind, from, to }, { cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit, (row) => `${row.day}.${row.place}`)
  const entries = page.map(toEntry)
  // Of one account every entry has the balance after it: rows are read from the newest, so it is counted backwards.
  const [newest] = entries
  if (account && !kind && newest) {
    let balance = await holdingBefore(db, { account, owner }, newest)
    balance += movedIn(newest, { account, owner })
    for (const entry of entries) {
      entry.balance = balance
      balance -= movedIn(entry, { account, owner })
    }
  }
  const sums = account && !kind ? await sumsOf(db, span, { account, owner }) : null
  return { data: entries, meta: { next_cursor, sums } }
}

export async function readEntry({ db, lang }: RequestContext<Staff>, id: string): Promise<{ data: LedgerEntry }> {
  const row = await entryById(db, lang, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toEntry(row) }
}

/** Every account, also an empty one; and whose accounts are not. */
export async function listBalances(
  { db, lang, now }: RequestContext<Staff>,
  { owner, day }: QueryOf<(typeof contract)['balances']>,
) {
  const balances = await balancesAt(db, day ?? riyadhDay(now), { owner })
  return {
    data: LEDGER_ACCOUNTS.map((account) => ({ account, balance: balances.get(account) ?? 0 })),
    meta: { owners: owner ? [] : await ownerRows(db, lang) },
  }
}
