import type { Cents } from '../kernel/money.ts'

/** What may be paid, and who owes it. */
export type OpenInvoice = {
  readonly id: string
  readonly number: string
  readonly organisation_id: string
  readonly company: string
  /** In the reference of the company; null where it never asked for one. */
  readonly company_number: number | null
  readonly open: Cents
  readonly due_day: string
  /** Amounts of transfers that finance recorded by hand: the line may be one of them. */
  readonly by_hand: readonly Cents[]
}

export type Part = { readonly invoice: OpenInvoice; readonly amount: Cents }
