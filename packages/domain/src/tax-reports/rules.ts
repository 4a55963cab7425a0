import type { Cents } from '../kernel/money.ts'
import { inRiyals } from '../invoices/rules.ts'
import type { Tax, VatTreatment } from './limits.ts'
import type { LedgerAccount } from '../ledger/limits.ts'
import type { EntryTemplate } from '../manual-entries/limits.ts'

export const TAX_ACCOUNTS: Readonly<Record<Tax, Extract<LedgerAccount, `${Tax}_payable`>>> = {
  vat: 'vat_payable',
  wht: 'wht_payable',
}
export const REMITTANCES: Readonly<Record<Tax, Extract<EntryTemplate, `${Tax}_remittance`>>> = {
  vat: 'vat_remittance',
  wht: 'wht_remittance',
}

/** A paper of the report: of an invoice its amounts, of a credit note the same below nothing. */
export type TaxPaper = {
  readonly vat_rate: number
  readonly taxable: Cents
  readonly vat: Cents
  /** Ten-thousandths of a riyal for a dollar, as it was issued. */
  readonly sar_rate: number
}
export const treatmentOf = ({ vat_rate }: Pick<TaxPaper, 'vat_rate'>): VatTreatment =>
  vat_rate > 0 ? 'standard' : 'zero'

export type TreatmentSums = {
  readonly sales: Cents
  readonly credits: Cents
  readonly taxable: Cents
  readonly vat: Cents
  /** Halalas, each paper by its own rate. */
  readonly taxable_sar: number
  readonly vat_sar: number
  readonly count: number
}

const rounded = (amount: Cents, rate: number): number =>
  amount < 0 ? 0 - inRiyals(0 - amount, rate) : inRiyals(amount, rate)

/** What is declared of papers of one treatment. */
export function sumsOf(papers: readonly TaxPaper[]): TreatmentSums {
  const sum = (part: (paper: TaxPaper) => number) => papers.reduce((all, paper) => all + part(paper), 0)
  return {
    sales: sum(({ taxable }) => Math.max(0, taxable)),
    credits: sum(({ taxable }) => Math.min(0, taxable)),
    taxable: sum(({ taxable }) => taxable),
    vat: sum(({ vat }) => vat),
    taxable_sar: sum(({ taxable, sar_rate }) => rounded(taxable, sar_rate)),
    vat_sar: sum(({ vat, sar_rate }) => rounded(vat, sar_rate)),
    count: papers.length,
  }
}

type Due = { readonly papers: Cents; readonly by_hand: Cents; readonly remitted: Cents }
/** What is left to remit of a period. */
export const remainingOf = ({ papers, by_hand, remitted }: Due): Cents => papers + by_hand - remitted
