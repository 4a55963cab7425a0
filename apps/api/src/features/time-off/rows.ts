// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BeyondRow = {
  id: string
  kind: Tables['time_off']['kind']
  first_day: string
  last_day: string
}

export type LockedTimeOff = {
  id: string
  contract_id: string
  state: Tables['time_off']['state']
  first_day: string
}

export type TimeOffRow = {
  id: string
  contract_id: string
  talent_name: string
  kind: Tables['time_off']['kind']
  state: Tables['time_off']['state']
  first_day: string
  last_day: string
  days: number
  note: string | null
  reason: string | null
  asked_at: Date
}
