import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { STATEMENT_KINDS } from '../ledger/limits.ts'
import { LINE_KINDS } from '../invoices/limits.ts'
import { AGEING_SIDES } from './limits.ts'

const cents = () => z.number()
const ages = () => z.object({ not_due: cents(), days_30: cents(), days_60: cents(), days_90: cents(), older: cents() })

/** What is open of everybody on a day, by how late it is. */
export const ageing = () =>
  z.object({
    side: z.literal(AGEING_SIDES),
    day: z.string(),
    rows: z.array(z.object({ owner: id(), name: z.string(), ages: ages(), total: cents() })),
    totals: ages(),
    total: cents(),
    /** What the account says on this day. */
    ledger: cents(),
  })
export type AgeingReport = z.output<ReturnType<typeof ageing>>

/** What of one of them is open. */
export const openItem = () =>
  z.object({
    id: id(),
    /** Of the invoice, or of the payout by its month. */
    number: z.nullable(z.string()),
    invoice_id: z.nullable(id()),
    day: z.string(),
    due_day: z.string(),
    days_late: z.number(),
    amount: cents(),
  })
export type OpenItem = z.output<ReturnType<typeof openItem>>

export const companyStatement = () =>
  z.object({
    organisation_id: id(),
    company: z.string(),
    from: z.string(),
    to: z.string(),
    opening: cents(),
    rows: z.array(
      z.object({
        day: z.string(),
        kind: z.literal(STATEMENT_KINDS),
        number: z.string(),
        invoice_id: id(),
        amount: cents(),
        used: cents(),
        balance: cents(),
      }),
    ),
    closing: cents(),
  })
export type CompanyStatement = z.output<ReturnType<typeof companyStatement>>

/** Revenue by the month in which it was worked, beside what was booked in it. */
export const revenue = () =>
  z.object({
    from: z.string(),
    to: z.string(),
    months: z.array(
      z.object({
        month: z.string(),
        /** Months of contracts, everything else we sell, and what was taken back. */
        contracts: cents(),
        services: cents(),
        credited: cents(),
        earned: cents(),
        booked: cents(),
      }),
    ),
    totals: z.object({ contracts: cents(), services: cents(), credited: cents(), earned: cents(), booked: cents() }),
  })
export type Revenue = z.output<ReturnType<typeof revenue>>

export const earnedLine = () =>
  z.object({
    id: id(),
    kind: z.literal(LINE_KINDS),
    /** Of the invoice, or of the credit note that takes it back. */
    number: z.string(),
    invoice_id: id(),
    company: z.string(),
    label: z.nullable(z.string()),
    talent: z.nullable(z.string()),
    from_day: z.nullable(z.string()),
    to_day: z.nullable(z.string()),
    is_credit: z.boolean(),
    /** All of the line, and what of it is this month's. */
    amount: cents(),
    earned: cents(),
  })
export type EarnedLineView = z.output<ReturnType<typeof earnedLine>>
