// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type CaseRow = {
  id: string
  talent_id: string
  state: Tables['ban_cases']['state']
  notice: string | null
  opened_by: string | null
  opened_at: Date | null
  answer_by: Date | null
  answer: string | null
  answered_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  appeal: string | null
  appealed_at: Date | null
  appeal_decided_by: string | null
  appeal_decided_at: Date | null
  appeal_reason: string | null
  created_at: Date
  updated_at: Date
  talent_name: string
  opened_by_name: string | null
  decided_by_name: string | null
  appeal_decided_by_name: string | null
  reports: {
    id: string
    text: string
    at: string
    staff_id: string | null
    by: string | null
    company: string | null
  }[]
  files: { id: string; name: string; side: Tables['ban_files']['side']; owner_id: string | null }[]
}

export type EvidenceFile = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type LockCaseRow = {
  id: string
  talent_id: string
  state: Tables['ban_cases']['state']
}
