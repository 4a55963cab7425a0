// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type AnnouncedRow = {
  id: string
  state: Tables['announced_transfers']['state']
  day: string
  amount: number
  created_at: Date
  by: string | null
  invoices: { id: string; number: string; amount: number }[]
}

export type LockedAnnounced = {
  id: string
  organisation_id: string
  state: Tables['announced_transfers']['state']
  day: string
}

export type OpenInvoiceRow = {
  id: string
  number: string
  due_day: string
  open: number
  is_underway: boolean
  announced_for: string | null
}
