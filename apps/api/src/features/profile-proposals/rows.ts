// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type ProposalRow = {
  id: string
  part: Tables['profile_proposals']['part']
  state: Tables['profile_proposals']['state']
  old_text: string | null
  new_text: string
  reason: string
  proposed_by: string | null
  by: string | null
  note: string | null
  answered_at: Date | null
  created_at: Date
}

export type TextsRow = {
  version: number
  bio_ar: string | null
  bio_en: string | null
  hiring_status: Tables['talent_profiles']['hiring_status'] | 'applied'
}
