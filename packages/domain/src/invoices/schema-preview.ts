import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { prose } from '../kernel/validation/fields.ts'
import { REASON_LENGTH } from './limits.ts'
import { MONTH_CHANGES } from './rules-preview.ts'

const contractChange = () =>
  z.object({
    contract_id: id(),
    contract: z.string(),
    talent: z.string(),
    change: z.literal(MONTH_CHANGES),
    before: z.number(),
    now: z.number(),
  })

/** What one company would be billed on the 1st, beside the month before. */
export const companyMonth = () =>
  z.object({
    organisation_id: id(),
    company: z.string(),
    people: z.number(),
    /** Before VAT; the month before as it stands after credit notes. */
    before: z.number(),
    now: z.number(),
    vat: z.number(),
    total: z.number(),
    /** Kept credit that would be set against it. */
    credit: z.number(),
    /** It buys by orders, one for each invoice, and has not given the next one. */
    lacks_purchase_order: z.boolean(),
    /** It has not said to whom its invoices are made out. */
    lacks_details: z.boolean(),
    hold: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()) })),
    changes: z.array(contractChange()),
  })
export type CompanyMonth = z.output<ReturnType<typeof companyMonth>>

export const monthPreview = () =>
  z.object({
    month: z.string(),
    /** The day on which the clock bills it. */
    issue_day: z.string(),
    companies: z.array(companyMonth()),
    sums: z.object({
      companies: z.number(),
      people: z.number(),
      before: z.number(),
      now: z.number(),
      total: z.number(),
    }),
  })
export type MonthPreview = z.output<ReturnType<typeof monthPreview>>

export const holdForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
