import { payoutReturn, returnReferences } from '@fareeq/domain/bank-statements/rules-payout-returns.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { isReturnable } from '@fareeq/domain/payouts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { transfersByReference } from '../payouts/queries-references.ts'
import type { LineRow } from './rows.ts'

/** Transfers of ours that these lines name. */
export async function namedTransfers(db: Db, lines: readonly LineRow[], lang: Lang) {
  const references = lines.flatMap((line) => returnReferences(line))
  if (references.length === 0) return []
  const rows = await transfersByReference(db, references, lang)
  return rows.map((row) => ({ ...row, can_return: isReturnable(row.state) }))
}

export function toPayoutReturn(
  line: LineRow,
  transfers: Awaited<ReturnType<typeof namedTransfers>>,
): BankLine['payout_return'] {
  const match = payoutReturn(line, transfers)
  if (!match) return null
  const { id, reference, talent, batch_id, amount } = match.transfer
  return { transfer_id: id, reference, talent, batch_id, amount, fee: match.fee }
}
