import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Platform } from '../../platform/platform.ts'
import { move } from './actions-moves.ts'
import { type ContractRow, lockContract, saveTerms } from './queries.ts'

type NewTerm = { term: number; terms: Terms; fee: number }

/** The next term of a running contract, once it is agreed on: it is in force without a gap. */
export async function renewContract(
  db: Db,
  platform: Platform,
  { id }: Pick<ContractRow, 'id'>,
  { term, terms, fee }: NewTerm,
  now: Date,
): Promise<void> {
  const contract = await lockContract(db, id)
  if (!contract) throw new Error('A renewal is about a contract')
  await saveTerms(db, id, {
    term,
    type: terms.type,
    availability: terms.availability,
    start_day: terms.start,
    end_day: terms.end,
    months: terms.months,
    salary_net: terms.salary_net,
    wht_rate: terms.wht_rate,
    salary_gross: terms.salary_gross,
    fee,
    notice_days: terms.notice_days,
    note: terms.note,
  })
  const moved = { event: 'renew', actor: { kind: 'system' }, note: null, also: [sql`term = ${term}`] } as const
  await move(db, platform, contract, moved, now)
}
