// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type BackfillPosition = {
  position: string | null
  moved: number
}

export type BalanceRow = {
  account: Shapes['accounting_period_balances.account'] | Tables['ledger_postings']['account']
  balance: number
}

export type ClosedThrough = {
  day: string | null
}

export type DayBalance = {
  balance: number
}

export type EntryRow = {
  id: string
  place: number
  kind: Tables['ledger_entries']['kind']
  reference: string
  document: { number: string | null; invoice_id: string } | null
  day: string
  document_day: string | null
  reason: string | null
  corrects: { id: string; place: number; kind: Tables['ledger_entries']['kind']; day: string } | null
  corrected_by: { id: string; place: number; kind: Tables['ledger_entries']['kind']; day: string }[]
  actor: string | null
  postings: {
    account: Tables['ledger_postings']['account']
    owner: string | null
    owner_name: string | null
    amount: number
  }[]
}

export type ExportRow = {
  place: number
  kind: Tables['ledger_entries']['kind']
  day: string
  reason: string | null
  number: string | null
  postings: { account: Tables['ledger_postings']['account']; owner_name: string | null; amount: number }[]
}

export type MovementRow = {
  account: Shapes['accounting_period_balances.account'] | Tables['ledger_postings']['account']
  debit: number
  credit: number
}

export type OwnerRow = {
  owner: string
  account: Tables['ledger_postings']['account']
  balance: number
  owner_name: string | null
}

export type SizeRow = {
  place: number
  lines: number
}
