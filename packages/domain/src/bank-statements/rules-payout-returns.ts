import { INVOICE_CURRENCY } from '../invoices/rules-transfers.ts'
import type { Cents } from '../kernel/money.ts'
import { transferReferencesIn } from '../payouts/rules-references.ts'

type Line = { readonly amount: Cents; readonly currency: string; readonly text: string }
type OwnTransfer = { readonly reference: string; readonly amount: Cents; readonly can_return: boolean }

/** References of ours in a line that brought dollars: a transfer to a talent may have come back with it. */
export const returnReferences = ({ amount, currency, text }: Line): string[] =>
  amount > 0 && currency === INVOICE_CURRENCY ? transferReferencesIn(text) : []

/** The only transfer that a line names, and what the banks kept of it; more than was sent is something else. */
export function payoutReturn<Transfer extends OwnTransfer>(
  line: Line,
  transfers: readonly Transfer[],
): { transfer: Transfer; fee: Cents } | null {
  const references = returnReferences(line)
  const [transfer, ...others] = transfers.filter(
    ({ reference, amount, can_return }) => can_return && amount >= line.amount && references.includes(reference),
  )
  return transfer && others.length === 0 ? { transfer, fee: transfer.amount - line.amount } : null
}
