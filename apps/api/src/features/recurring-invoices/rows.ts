// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RecurringRow = {
  id: string
  organisation_id: string
  state: Tables['recurring_invoices']['state']
  title: string
  lines: Shapes['recurring_invoices.lines']
  interval: Tables['recurring_invoices']['interval']
  first_day: string
  last_day: string | null
  next_place: number
  issues_at_once: boolean
  purchase_order: string | null
  note: string | null
  version: number
  created_by: string | null
  company: string
}

export type RunRow = {
  id: string
  number: string | null
  state: Tables['invoices']['state']
  day: string
}
