// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AgainRow = {
  id: string
  number: string | null
  is_before: boolean
}

export type BillableRow = {
  id: string
  months: number
  salary_gross: number
  wht_rate: number
}

export type BilledMonthRow = {
  organisation_id: string
  contract_id: string
  month: string
  from_day: string
  to_day: string
  unpaid_days: number
  net: number
  wht: number
  fee: number
}

export type BilledOnceRow = {
  kind: Tables['invoice_lines']['kind']
  contract_id: string
}

export type BuyerCountryRow = {
  id: string
  country: string
}

export type BuyerRow = {
  name: string
  country: string
  vat_number: string | null
  address: string
  email: string
  is_saved: boolean
  lang: Tables['users']['lang']
  purchase_order: string | null
  purchase_order_each: boolean
}

export type CompanyRow = {
  organisation_id: string
  company: string
  contracts: { id: string; number: string; talent: string; salary_gross: number; months: number }[]
}

export type ContractNameRow = {
  id: string
  number: string
  talent: string
}

export type CreditLineRow = {
  line_id: string
  net: number
  wht: number
  fee: number
}

export type CreditRow = {
  id: string
  number: string
  day: string
  issued_at: Date
  reason: string
  subtotal: number
  vat: number
  total: number
}

export type HoldRow = {
  organisation_id: string
}

export type InvoiceRow = {
  id: string
  organisation_id: string
  number: string | null
  state: Tables['invoices']['state']
  month: string | null
  issue_day: string | null
  due_day: string | null
  issued_at: Date | null
  buyer: Shapes['invoices.buyer'] | null
  vat_rate: number | null
  sar_rate: number | null
  subtotal: number
  vat: number
  total: number
  note: string | null
  reason: string | null
  seller_id: string | null
  purchase_order: string | null
  credited: number
  received: number
  is_underway: boolean
  announced_for: string | null
}

export type LineRow = {
  id: string
  place: number
  kind: Tables['invoice_lines']['kind']
  label: string | null
  taken_back: boolean
  rebills_line_id: string | null
  contract_id: string | null
  contract_number: string | null
  talent_id: string | null
  talent_name: string | null
  term: number | null
  month: string | null
  from_day: string | null
  to_day: string | null
  unpaid_days: number
  net: number
  wht: number
  fee: number
  discount: number
  discount_rate: number | null
  credited_net: number
  credited_wht: number
  credited_fee: number
}

export type ListedPayment = {
  id: string
  kind: Tables['invoice_payments']['kind']
  amount: number
  day: string
  other_id: string | null
  other_number: string | null
  note: string | null
  has_record: boolean
  is_reversed: boolean
}

export type MovementNews = {
  company_told: boolean | null
}

export type PreviewedCompany = {
  id: string
  company: string
  lacks_purchase_order: boolean
  lacks_details: boolean
  credit: number
  hold_reason: string | null
  held_by: string | null
}

export type ReceivedPayment = {
  amount: number
  day: string
  note: string | null
  method: Tables['payments']['method'] | null
}

export type StatementRow = {
  day: string
  kind: Tables['ledger_entries']['kind']
  amount: number
  used: number
  invoice_id: string
  number: string
}

export type Sums = {
  open_amount: number
  overdue_amount: number
}

export type TermRow = {
  organisation_id: string
  contract_id: string
  term: number
  start_day: string
  end_day: string
  salary_net: number
  salary_gross: number
  fee: number
}
