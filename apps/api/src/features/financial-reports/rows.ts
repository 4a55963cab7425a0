// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BookedMonth = {
  month: string
  amount: number
}

export type FeeLine = {
  id: string
  kind: Tables['invoice_lines']['kind']
  invoice_id: string
  number: string
  company: string
  label: string | null
  talent: string | null
  is_credit: boolean
  day: string
  from_day: string | null
  to_day: string | null
  amount: number
}

export type OpenInvoice = {
  id: string
  owner: string
  name: string
  number: string
  day: string
  due_day: string
  open: number
}

export type OpenPayout = {
  id: string
  owner: string
  name: string
  month: string | null
  invoice_id: string | null
  day: string
  due_day: string
  open: number
}
