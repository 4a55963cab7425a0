import type { Cents } from '../kernel/money.ts'
import type { BankAccount, HandAccount } from '../ledger/limits.ts'
import type { EntryTemplate } from './limits.ts'

/** One line of an entry by hand: a debit is positive. */
export type HandPosting = { readonly account: HandAccount; readonly amount: Cents }
type TemplateInput = { readonly amount: Cents; readonly fee: Cents; readonly bank: BankAccount }

const from = (account: HandAccount, to: HandAccount, amount: Cents): HandPosting[] => [
  { account: to, amount },
  { account, amount: 0 - amount },
]

type Postings = (input: TemplateInput) => HandPosting[]
/** The lines of a usual entry; null where they are written. */
export const TEMPLATE_POSTINGS: Readonly<Record<EntryTemplate, Postings | null>> = {
  bank_fee: ({ bank, amount }) => from(bank, 'bank_fees', amount),
  card_settlement: ({ bank, amount, fee }) => [
    { account: bank, amount: amount - fee },
    ...(fee > 0 ? [{ account: 'card_fees' as const, amount: fee }] : []),
    { account: 'card_clearing', amount: 0 - amount },
  ],
  exchange_loss: ({ bank, amount }) => from(bank, 'exchange_differences', amount),
  exchange_gain: ({ bank, amount }) => from('exchange_differences', bank, amount),
  to_riyals: ({ amount }) => from('cash', 'cash_sar', amount),
  to_dollars: ({ amount }) => from('cash_sar', 'cash', amount),
  opening_balance: ({ bank, amount }) => from('opening_balances', bank, amount),
  vat_remittance: ({ bank, amount }) => from(bank, 'vat_payable', amount),
  wht_remittance: ({ bank, amount }) => from(bank, 'wht_payable', amount),
  reversal: null,
  other: null,
}
