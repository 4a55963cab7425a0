// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type CompanyLinesRow = {
  talent_id: string
  evaluation: string | null
  evaluated_at: Date | null
  interview: string | null
  interviewed_at: Date | null
  history_checked_at: Date | null
}

export type ContractDaysRow = {
  talent_id: string
  days: number
}

export type PassedAttemptRow = {
  talent_id: string
  attempt_id: string
  assessment_id: string
  kind: Tables['assessment_attempts']['kind']
  score: number | null
  at: Date
  questions: number
  written: number
  recordings: number
}

export type TalentReferenceRow = {
  talent_id: string
  line: string
  reply: string | null
  written_at: Date
  company: string | null
}
