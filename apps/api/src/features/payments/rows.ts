// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type EventRow = {
  id: string
  type: string
  outcome: Tables['payment_events']['outcome']
  amount: number | null
  currency: string | null
  payment_id: string | null
  received_at: Date
}

export type Name = {
  id: string
  name: string | null
}

export type PaymentReversalRow = {
  payment_id: string
  kind: Tables['payment_reversals']['kind']
  day: string
  reason: string
  by: string
}

export type PaymentRow = {
  id: string
  invoice_id: string
  invoice_number: string
  organisation_id: string
  method: Tables['payments']['method']
  state: Tables['payments']['state']
  amount: number
  checkout_id: string
  checkout_amount: number
  checkout_numbers: string
  currency: string
  lang: NonNullable<Tables['payments']['lang']> | null
  result_url: string | null
  session_id: string | null
  intent_id: string | null
  page_url: string | null
  is_open: boolean
  provider_says: NonNullable<Tables['payments']['provider_says']> | null
  provider_amount: number | null
  provider_currency: string | null
  checked_at: Date | null
  reference: string | null
  paid_on: string | null
  proof_id: string | null
  recorded_by: string | null
  created_at: Date
}

export type ProofFile = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type RefundRow = {
  id: string
  payment_id: string
  state: Tables['refunds']['state']
  amount: number
  reason: string
  reference: string | null
  by: string | null
  ticket: string | null
  created_at: Date
}

export type SharedLine = {
  payment_id: string
  number: string
}
