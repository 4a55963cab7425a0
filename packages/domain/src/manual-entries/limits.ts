import type { EntryKind, HandAccount } from '../ledger/limits.ts'

/** Lines of one entry. */
export const [MIN_LINES, MAX_LINES] = [2, 20]
/** A hundred million dollars: an opening balance is more than any payment. */
export const MAX_CENTS = 10_000_000_000
export const REASON_LENGTH = 500
export const PROOF_UPLOAD = { field: 'proof', maxBytes: 5 * 1024 * 1024, types: ['pdf', 'png', 'jpg'] } as const
export const PROOF_MEDIA = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const

type TemplateFacts = {
  readonly entry: Extract<EntryKind, 'manual' | `${string}_remittance`>
  /** The tax of which months it pays. */
  readonly pays: Extract<HandAccount, 'vat_payable' | 'wht_payable'> | null
  /** It moves money at a bank, which is chosen. */
  readonly names_bank: boolean
  /** What is typed: one amount, an amount and the fee taken off it, or lines of one's own. */
  readonly asks: 'amount' | 'amount_and_fee' | 'lines'
}
/** Usual entries: one row here, its postings in `rules-templates.ts`, its words, and the check constraint. */
export const TEMPLATE_FACTS = {
  bank_fee: { entry: 'manual', pays: null, names_bank: true, asks: 'amount' },
  /** What the provider of card payments transferred, less its fee. */
  card_settlement: { entry: 'manual', pays: null, names_bank: true, asks: 'amount_and_fee' },
  exchange_loss: { entry: 'manual', pays: null, names_bank: true, asks: 'amount' },
  exchange_gain: { entry: 'manual', pays: null, names_bank: true, asks: 'amount' },
  /** From our account in dollars to the one in riyals, and back. */
  to_riyals: { entry: 'manual', pays: null, names_bank: false, asks: 'amount' },
  to_dollars: { entry: 'manual', pays: null, names_bank: false, asks: 'amount' },
  opening_balance: { entry: 'manual', pays: null, names_bank: true, asks: 'amount' },
  vat_remittance: { entry: 'vat_remittance', pays: 'vat_payable', names_bank: true, asks: 'amount' },
  wht_remittance: { entry: 'wht_remittance', pays: 'wht_payable', names_bank: true, asks: 'amount' },
  /** The same entry the other way round. */
  reversal: { entry: 'manual', pays: null, names_bank: false, asks: 'lines' },
  other: { entry: 'manual', pays: null, names_bank: false, asks: 'lines' },
} as const satisfies Readonly<Record<string, TemplateFacts>>
export type EntryTemplate = keyof typeof TEMPLATE_FACTS
export const ENTRY_TEMPLATES = Object.keys(TEMPLATE_FACTS) as [EntryTemplate, ...EntryTemplate[]]
export const templateFacts = (template: EntryTemplate): TemplateFacts => TEMPLATE_FACTS[template]
type RemittanceTemplate = {
  [Template in EntryTemplate]: (typeof TEMPLATE_FACTS)[Template]['pays'] extends null ? never : Template
}[EntryTemplate]
export const isRemittance = (template: EntryTemplate): template is RemittanceTemplate =>
  TEMPLATE_FACTS[template].pays !== null
/** What a colleague writes; a reversal is asked for at the entry it takes back. */
export const WRITTEN_TEMPLATES = ENTRY_TEMPLATES.filter((template) => template !== 'reversal')
/** Months that one remittance pays: a quarter, or a year. */
export const MAX_MONTHS = 12
