// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type QuoteRow = {
  id: string
  organisation_id: string
  number: string | null
  state: Tables['quotes']['state']
  title: string
  lines: Shapes['quotes.lines']
  interval: NonNullable<Tables['quotes']['interval']> | null
  valid_until: string
  note: string | null
  reason: string | null
  vat_rate: number | null
  version: number
  created_by_id: string | null
  created_by: string | null
  sent_at: Date | null
  answered_at: Date | null
  answered_by: string | null
  invoice_id: string | null
  invoice_number: string | null
  recurring_id: string | null
  company: string
}
