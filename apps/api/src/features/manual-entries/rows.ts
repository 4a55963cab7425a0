// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ManualRow = {
  id: string
  place: number
  template: Tables['manual_entries']['template']
  state: Tables['manual_entries']['state']
  day: string
  postings: Shapes['manual_entries.postings']
  amount: number
  reason: string
  period_from: string | null
  period_to: string | null
  proof_id: string | null
  corrects_id: string | null
  corrects: { id: string; place: number } | null
  entry: { id: string; place: number; day: string } | null
  is_reversed: boolean
  made_by_id: string
  made_by: string
  made_at: Date
}

export type ProofFile = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type UnusedProof = {
  id: string
  storage_key: string
}
