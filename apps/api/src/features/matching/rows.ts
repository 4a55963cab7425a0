// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type BaselineRow = {
  baseline: Shapes['usual_salaries.usual']
}

export type CandidateRow = {
  id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  role: string
  months: number
  skills: string[]
  languages: Shapes['talent_profiles.languages']
  industries: string[]
  country: string | null
  timezone: string | null
  full_time: boolean
  part_time: boolean
  weeks: number
  verified: boolean
  qualified: boolean
  nationality: string | null
  photo_key: string | null
  salary_full_time: number | null
  salary_part_time: number | null
  salary: number | null
  salary_shown: boolean
}

export type MarkCursor = {
  talent_id: string
  at: string
}

export type MarksOfRow = {
  talent_id: string
  mark: Tables['talent_marks']['mark']
}

export type Salaries = {
  role: string
  years: number
  salary: number | null
  shown: boolean
  count: number
}
