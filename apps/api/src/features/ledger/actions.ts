import { LEDGER_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import type { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import { isBalanced } from '@fareeq/domain/ledger/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { type NewEntry, balanceRows, entryRows, insertEntry, ownerRows } from './queries.ts'

/** Books an entry in the transaction of what it books; false when it was booked before. The database checks the sum too. */
export async function book(db: Db, entry: Omit<NewEntry, 'id'>, now: Date): Promise<boolean> {
  if (!isBalanced(entry.postings)) throw new Error(`The entry ${entry.kind} ${entry.reference} is not balanced`)
  return insertEntry(db, { ...entry, id: newId(now) }, now)
}

export async function listEntries({ db, lang }: RequestContext<Staff>, query: QueryOf<(typeof contract)['entries']>) {
  const { account, owner, kind, cursor, limit } = query
  const rows = await entryRows(db, lang, { account, owner, kind, cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit, ({ place }) => String(place))
  return { data: page, meta: { next_cursor } }
}

/** Every account, also an empty one; and whose accounts are not. */
export async function listBalances(
  { db, lang }: RequestContext<Staff>,
  { owner }: QueryOf<(typeof contract)['balances']>,
) {
  const sums = new Map((await balanceRows(db, owner)).map(({ account, balance }) => [account, balance]))
  return {
    data: LEDGER_ACCOUNTS.map((account) => ({ account, balance: sums.get(account) ?? 0 })),
    meta: { owners: owner ? [] : await ownerRows(db, lang) },
  }
}
