import { type Cents, usd } from '@fareeq/domain/kernel/money.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { BankAccount, HandAccount } from '@fareeq/domain/ledger/limits.ts'
import { manualErrors } from '@fareeq/domain/manual-entries/errors.ts'
import { type EntryTemplate, isRemittance, templateFacts } from '@fareeq/domain/manual-entries/limits.ts'
import { imbalanceOf, postingsFault, taxPeriodFault } from '@fareeq/domain/manual-entries/rules.ts'
import { type HandPosting, TEMPLATE_POSTINGS } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { faultOf } from '../../../forms/faults.ts'

export type LineFields = { account: HandAccount | null; side: 'debit' | 'credit'; amount: number }
/** What somebody types of an entry; amounts are dollars, and not a number where nothing is typed. */
export type EntryFields = {
  template: EntryTemplate
  bank: BankAccount
  amount: number
  fee: number
  lines: LineFields[]
  day: string | null
  is_late: boolean
  period_from: string | null
  period_to: string | null
  reason: string
  proof: File | null
}

export const EMPTY_LINE: LineFields = { account: null, side: 'debit', amount: Number.NaN }
export const EMPTY_ENTRY: EntryFields = {
  template: 'bank_fee',
  bank: 'cash',
  amount: Number.NaN,
  fee: Number.NaN,
  lines: [EMPTY_LINE, { ...EMPTY_LINE, side: 'credit' }],
  day: null,
  is_late: false,
  period_from: null,
  period_to: null,
  reason: '',
  proof: null,
}

const centsOf = (amount: number): Cents => (Number.isNaN(amount) ? 0 : usd(amount))

/** The lines of the entry as it is typed so far. */
export function postingsOf({ template, bank, amount, fee, lines }: EntryFields): HandPosting[] {
  const typical = TEMPLATE_POSTINGS[template]
  if (typical) return typical({ bank, amount: centsOf(amount), fee: centsOf(fee) })
  return lines.flatMap((line) =>
    line.account
      ? [{ account: line.account, amount: line.side === 'debit' ? centsOf(line.amount) : 0 - centsOf(line.amount) }]
      : [],
  )
}

/** As it is sent. */
export const toBody = (fields: EntryFields) => ({
  template: fields.template as Exclude<EntryTemplate, 'reversal'>,
  day: fields.day ?? '',
  is_late: fields.is_late,
  postings: postingsOf(fields),
  reason: fields.reason,
  period_from: isRemittance(fields.template) ? fields.period_from : null,
  period_to: isRemittance(fields.template) ? fields.period_to : null,
})

const required = (isThere: boolean): string | undefined => (isThere ? undefined : rule.required.code)

/** Found before it is sent; the server asks the same. */
export function faultsOf(fields: EntryFields): Record<string, string | undefined> {
  const { template, amount, fee, lines, day, reason, proof } = fields
  const { asks } = templateFacts(template)
  const isTyped = asks !== 'lines'
  const isFeeWrong = asks === 'amount_and_fee' && !Number.isNaN(fee) && fee >= amount
  const own = isTyped ? [] : lines
  const postings = postingsOf(fields)
  const isFull = own.every((line) => line.account !== null && line.amount > 0)
  const fault = isTyped || !isFull ? null : postingsFault(postings)
  return {
    amount: isTyped ? required(amount > 0) : undefined,
    fee: isFeeWrong ? rule.amount.code : undefined,
    ...Object.fromEntries(
      own.flatMap((line, at) => [
        [`lines.${at}.account`, required(line.account !== null)],
        [
          `lines.${at}.amount`,
          required(line.amount > 0) ?? (fault && at === 0 ? faultOf(manualErrors[`entry_${fault}`]) : undefined),
        ],
      ]),
    ),
    day: !day ? rule.required.code : day > riyadhDay(new Date()) ? faultOf(manualErrors.entry_future) : undefined,
    period_from: taxPeriodFault(template, toBody(fields)) ? faultOf(manualErrors.tax_period) : undefined,
    reason: required(reason.trim() !== ''),
    proof: proof ? undefined : faultOf(manualErrors.entry_proof_missing),
  }
}

export const imbalance = (fields: EntryFields): Cents => imbalanceOf(postingsOf(fields))
