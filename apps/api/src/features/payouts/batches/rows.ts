// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type BatchFile = {
  format: Tables['payout_files']['format']
  by: string
  taken_at: Date
}

export type BatchRow = {
  id: string
  place: number
  state: Tables['payout_batches']['state']
  count: number
  total: number
  created_at: Date
  created_by: string | null
  paid_day: string | null
  note: string | null
}

export type FileTemplateRow = {
  id: string
  name: string
  separator: Tables['payout_file_templates']['separator']
  has_headings: boolean
  columns: Shapes['payout_file_templates.columns']
  saved_by: string
  updated_at: Date
}

export type LinePayout = {
  transfer_id: string
  id: string
  kind: Tables['payouts']['kind']
  month: string | null
  company: string | null
  friend: string | null
  net: number
}

export type ReportReader = {
  name: string
}

export type SentAccount = {
  talent_id: string
  talent: string
  place: number
  reference: string
  amount: number
  details_secret: Buffer
  kinds: Tables['payouts']['kind'][]
}

export type TransferId = {
  id: string
  batch_id: string
}

export type TransferRow = {
  id: string
  batch_id: string
  place: number
  talent_id: string
  talent_name: string
  reference: string
  amount: number
  state: Tables['payout_transfers']['state']
  method: Tables['payout_transfers']['method']
  paid_to: string | null
  paid_day: string | null
  returned_day: string | null
  code: string | null
  note: string | null
  fee: number
  first_at: Date | null
  changed_at: Date | null
  masked_before: string | null
}
