// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type LockedReference = {
  id: string
  contract_id: string
  state: Tables['work_references']['state']
  feedback: string | null
  reference: string | null
  reply: string | null
}

export type LockedReview = {
  id: string
  contract_id: string
  side: Tables['work_reviews']['side']
  state: Tables['work_reviews']['state']
  due_at: Date
}

export type ReferenceRow = {
  id: string
  state: Tables['work_references']['state']
  feedback: string | null
  reference: string | null
  is_named: boolean
  reply: string | null
  written_at: Date
  due_at: Date | null
  removed_reason: string | null
}

export type ReviewRow = {
  id: string
  side: Tables['work_reviews']['side']
  state: Tables['work_reviews']['state']
  due_at: Date
  overall: number | null
  again: NonNullable<Tables['work_reviews']['again']> | null
  words: string | null
  answered_at: Date | null
}
