// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type CandidateRow = {
  id: string
  day: string
  amount: number
  names: string[]
  group_id: string | null
}

export type CorrectionPair = {
  entry_id: string
  correction_id: string
  amount: number
}

export type EntryDays = {
  id: string
  day: string
  amount: number
}

export type EntryOfMatch = {
  id: string
  place: number
  kind: Tables['ledger_entries']['kind']
  day: string
  amount: number
  about: string | null
  match_id: string
}

export type LineRow = {
  id: string
  day: string
  amount: number
  currency: string
  name: string | null
  text: string
  is_undecided: boolean
  waiting: { id: string; place: number } | null
  match_id: string | null
  matched_by: string | null
}

export type MatchDays = {
  account: Tables['reconciliation_matches']['account']
  day: string
}

export type MovedEntry = {
  id: string
  place: number
  kind: Tables['ledger_entries']['kind']
  day: string
  amount: number
  about: string | null
}

export type OpenLine = {
  id: string
  day: string
  amount: number
  is_undecided: boolean
}

export type ReconciliationRow = {
  id: string
  account: Tables['reconciliations']['account']
  day: string
  bank_balance: number
  book_balance: number
  in_transit: number
  in_transit_count: number
  rate: number | null
  note: string | null
  by: string
  finished_at: Date
  reopened_by: string | null
  reopened_at: Date | null
  reopen_reason: string | null
}

export type RecordedEntry = {
  line_id: string
  entry_id: string
  line_amount: number
  currency: string
  day: string
  amount: number
  is_matched: boolean
}

export type SavedBalance = {
  iban: string
  balance: number | null
}

export type TransitSum = {
  count: number
  amount: number
}
