import { INVOICE_CURRENCY } from '../invoices/rules-transfers.ts'
import type { Cents } from '../kernel/money.ts'
import { referenceKey } from '../payments/rules.ts'
import { MAX_PROPOSALS } from './limits.ts'

type ReversalLine = {
  readonly day: string
  readonly amount: Cents
  readonly currency: string
  readonly name: string | null
  readonly text: string
  readonly bank_id: string | null
  readonly is_reversal: boolean
}
/** The bank took money back that had come in. */
export const takesBack = ({ amount, currency, is_reversal }: ReversalLine): boolean =>
  is_reversal && amount < 0 && currency === INVOICE_CURRENCY

type Candidate = {
  readonly amount: Cents
  readonly day: string
  /** Of the transfer, and of who sent it. */
  readonly reference: string
  readonly name: string | null
}
/** The number of the bank or the words of the transfer stand in the line; less, that its sender does. */
function rankOf({ text, bank_id, name }: ReversalLine, candidate: Candidate): 0 | 1 | 2 {
  const key = referenceKey(candidate.reference)
  if ((bank_id !== null && referenceKey(bank_id) === key) || referenceKey(text).includes(key)) return 2
  return name !== null && name === candidate.name ? 1 : 0
}

/** Payments that a line may have taken back: of its sum and not younger. Likely is the only one that it names best. */
export function reversalCandidates<Payment extends Candidate>(
  line: ReversalLine,
  payments: readonly Payment[],
): (Payment & { is_likely: boolean })[] {
  if (!takesBack(line)) return []
  const ranked = payments
    .filter(({ amount, day }) => amount === 0 - line.amount && day <= line.day)
    .map((payment) => ({ payment, rank: rankOf(line, payment) }))
    .toSorted((one, other) => other.rank - one.rank)
  const [first, second] = ranked
  const isClear = first !== undefined && first.rank > (second?.rank ?? 0)
  return ranked
    .slice(0, MAX_PROPOSALS)
    .map(({ payment }, at) => Object.assign({}, payment, { is_likely: at === 0 && isClear }))
}

type TargetsFault = { kind: 'line_not_reversal' | 'target_gone' | 'targets_sum'; sum: Cents }
/** What is reversed makes the sum of the line, and all of it still stands. */
export function targetsFault(
  line: ReversalLine,
  ids: readonly string[],
  targets: readonly { readonly amount: Cents }[],
): TargetsFault | null {
  const sum = targets.reduce((all, { amount }) => all + amount, 0)
  if (!takesBack(line)) return { kind: 'line_not_reversal', sum }
  if (targets.length !== new Set(ids).size) return { kind: 'target_gone', sum }
  return sum === 0 - line.amount ? null : { kind: 'targets_sum', sum }
}
