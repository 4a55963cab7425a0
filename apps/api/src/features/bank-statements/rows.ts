// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AccountsRow = {
  accounts: Shapes['sellers.accounts']
}

export type AnnouncedRow = {
  organisation_id: string
  amount: number
  parts: { invoice_id: string; amount: number }[]
}

export type BookingRow = {
  line_id: string
  id: string
  number: string
  amount: number
}

export type ColumnsRow = {
  iban: string
  columns: Shapes['bank_statement_columns.columns']
}

export type CountRow = {
  statement_id: string
  state: Tables['bank_statement_lines']['state']
  count: number
}

export type HandTransfer = {
  invoice_id: string
  amount: number
}

export type LineFingerprint = {
  fingerprint: string
}

export type LineRow = {
  id: string
  statement_id: string
  place: number
  day: string
  amount: number
  currency: string
  name: string | null
  text: string
  bank_id: string | null
  is_reversal: boolean
  fingerprint: string
  state: Tables['bank_statement_lines']['state']
  aside_kind: NonNullable<Tables['bank_statement_lines']['aside_kind']> | null
  aside_reason: string | null
  decided_by: string | null
  decided_at: Date | null
}

export type NumberedInvoice = {
  id: string
  number: string
}

export type PayableRow = {
  id: string
  number: string
  organisation_id: string
  company_number: number | null
  due_day: string
  buyer: Shapes['invoices.buyer']
  total: number
  credited: number
  received: number
}

export type PaymentLine = {
  line_id: string
}

export type ReferenceUse = {
  is_from_bank: boolean
}

export type ReversalTarget = {
  id: string
  amount: number
}

export type ReversedPaymentRow = {
  amount: number
  day: string
  company: string
  reference: string
  name: string | null
  payments: { id: string; number: string | null; amount: number }[]
}

export type SiblingPayment = {
  payment_id: string
}

export type StatementRow = {
  id: string
  iban: string
  currency: string
  format: Tables['bank_statements']['format']
  number: string | null
  file_name: string
  from_day: string
  to_day: string
  opening: number | null
  closing: number | null
  by: string
  imported_at: Date
  imported_by: string
  file_id: string
}
