// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BasicRow = {
  id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  email: string
  phone: string | null
  phone_verified: boolean
  country: string | null
  timezone: string | null
  nationality: string | null
  role: string | null
  experience_months: number | null
  notice_period_weeks: number | null
  linkedin: string | null
  accounts: string[]
  industries: string[]
  photo_key: string | null
  hiring_status: Tables['talent_profiles']['hiring_status'] | 'applied'
  verified: boolean
  qualified: boolean
  is_locked_for_salary_update: boolean
  showcased: boolean
}

export type LockedProfile = {
  version: number
  showcased: boolean
  photo_key: string | null
  salary_full_time: number | null
  salary_part_time: number | null
}

export type Reminded = {
  id: string
  first_name: string
  about: 'application' | 'assessment' | 'terms'
}

export type Showcased = {
  role: string
  experience_months: number
  country: string
  time_zone: string
  skills: string[]
  full_time: boolean
  part_time: boolean
  weeks: number
}
