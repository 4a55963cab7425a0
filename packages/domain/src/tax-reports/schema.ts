import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { TAXES } from './limits.ts'

const cents = () => z.number()
const treatment = () =>
  z.object({
    sales: cents(),
    credits: cents(),
    taxable: cents(),
    vat: cents(),
    taxable_sar: z.number(),
    vat_sar: z.number(),
    count: z.number(),
  })
const remittance = () =>
  z.object({
    manual_entry_id: id(),
    number: z.string(),
    period_from: z.string(),
    period_to: z.string(),
    day: z.string(),
    amount: cents(),
    /** It waits for a colleague. */
    is_waiting: z.boolean(),
  })
const sums = {
  from: z.string(),
  to: z.string(),
  /** What papers say is owed for these months, what entries by hand added, and what was paid for them. */
  papers: cents(),
  by_hand: cents(),
  remitted: cents(),
  remaining: cents(),
  /** What moved in the account in these months but for remittances: equal to papers and entries by hand. */
  ledger: cents(),
  /** What the account holds at the end of the last month, for whatever month. */
  balance: cents(),
  remittances: z.array(remittance()),
  closed_through: z.nullable(z.string()),
}
/** Rates that papers of these months were issued with, with where each comes from. */
const rate = () =>
  z.object({
    rate: z.number(),
    count: z.number(),
    /** Of the policy that was in force. */
    from_day: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })

export const vatReport = () => z.object({ ...sums, standard: treatment(), zero: treatment(), rates: z.array(rate()) })
export type VatReport = z.output<ReturnType<typeof vatReport>>

export const vatPaper = () =>
  z.object({
    id: id(),
    number: z.string(),
    invoice_id: id(),
    is_credit: z.boolean(),
    day: z.string(),
    /** Of the paper, where it counts later because its month was closed. */
    document_day: z.nullable(z.string()),
    buyer: z.string(),
    country: z.string(),
    vat_number: z.nullable(z.string()),
    vat_rate: z.number(),
    taxable: cents(),
    vat: cents(),
    sar_rate: z.number(),
    vat_sar: z.number(),
  })
export type VatPaper = z.output<ReturnType<typeof vatPaper>>

export const whtReport = () =>
  z.object({
    ...sums,
    rows: z.array(
      z.object({
        talent_id: id(),
        talent: z.string(),
        country: z.nullable(z.string()),
        gross: cents(),
        withheld: cents(),
        net: cents(),
        count: z.number(),
      }),
    ),
  })
export type WhtReport = z.output<ReturnType<typeof whtReport>>

export const whtLine = () =>
  z.object({
    id: id(),
    number: z.string(),
    invoice_id: id(),
    is_credit: z.boolean(),
    day: z.string(),
    talent_id: id(),
    talent: z.string(),
    contract: z.nullable(z.string()),
    month: z.nullable(z.string()),
    gross: cents(),
    withheld: cents(),
    net: cents(),
  })
export type WhtLine = z.output<ReturnType<typeof whtLine>>
export const tax = () => z.literal(TAXES, 'choice')
