// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type AttemptRow = {
  id: string
  kind: Tables['assessment_attempts']['kind']
  assessment_id: string
  state: Tables['assessment_attempts']['state']
  score: number | null
  at: Date
}

export type ContractsOfRow = {
  id: string
  number: string
  client_name: string
  state: Tables['contracts']['state']
  start_day: string
  end_day: string
}

export type InterviewOf = {
  id: string
  project_id: string
  project_name: string | null
  client_name: string
  state: Tables['interviews']['state']
  due_at: Date | null
  feedback_days: number
  starts_at: Date | null
}

export type LinkRow = {
  client_id: string
  project_id: string
  with_personality: boolean
  works: boolean
}

export type NominationOf = {
  id: string
  state: Tables['nominations']['state']
  expires_at: Date
  reasons: string[]
  second_reasons: string[]
  unlocked: boolean
  is_hired: boolean
}

export type ShareRow = {
  id: string
  expires_at: Date
  with_personality: boolean
}

export type TalentRow = {
  id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  photo_key: string | null
  role: string | null
  experience_months: number | null
  country: string | null
  full_time: boolean
  part_time: boolean
  unavailable: boolean
  weeks: number | null
  state: 'banned' | 'application' | 'phone' | 'unavailable' | 'terms' | 'live'
  updated_at: Date
}
