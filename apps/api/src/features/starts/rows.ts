// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type StartFactsRow = {
  talent_party: boolean
  client_party: boolean
  payout_details: boolean
  plan: boolean
}

export type StartItemRow = {
  id: string
  side: Tables['start_items']['side']
  kind: Tables['start_items']['kind']
  label: string | null
  done_at: Date | null
}

export type StartRow = {
  contract_id: string
  first_day: string
  starts_at: Date | null
  timezone: string | null
  contact: string | null
  place: string | null
  note: string | null
  talent_timezone: string | null
}

export type UnlistedRow = {
  id: string
  start_day: string
}
