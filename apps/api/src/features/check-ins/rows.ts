// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type CheckInRow = {
  id: string
  side: Tables['check_ins']['side']
  number: number
  state: Tables['check_ins']['state']
  asked_at: Date
  due_at: Date
  mood: NonNullable<Tables['check_ins']['mood']> | null
  words: string | null
  is_shared: boolean
  answered_at: Date | null
  note: string | null
}

export type LockedCheckIn = {
  id: string
  contract_id: string
  side: Tables['check_ins']['side']
  number: number
  state: Tables['check_ins']['state']
  due_at: Date
}

export type RunningRow = {
  id: string
  first_day: string
  last_number: number
}
