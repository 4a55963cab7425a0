import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ActionContext } from '../../platform/context.ts'
import { move } from './actions-moves.ts'
import { lockContract, saveTerms } from './queries.ts'
import type { ContractRow } from './rows.ts'

type NewTerm = { term: number; terms: Terms; fee: number }

/** The next term of a running contract, once it is agreed on: it is in force without a gap. */
export async function renewContract(
  ctx: ActionContext,
  { id }: Pick<ContractRow, 'id'>,
  { term, terms, fee }: NewTerm,
): Promise<void> {
  const contract = await lockContract(ctx.db, id)
  if (!contract) throw new Error('A renewal is about a contract')
  await saveTerms(ctx.db, id, {
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
  await move(ctx, contract, moved)
}
