// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type ConductOfManyRow = {
  attempt_id: string
  kind: Tables['assessment_conduct']['kind']
  seconds: number
}

export type ItemRow = {
  item_id: string
  item_version: string
  drawn: number
  answered: number
  graded: number
  right: number
  mean: number
  deviation: number
  mean_right: number
}

export type ReviewRow = {
  id: string
  user_id: string
  assessment_id: string
  kind: Tables['assessment_attempts']['kind']
  state: Tables['assessment_attempts']['state']
  token_hash: string
  expires_at: Date
  seed: number
  extra_time: Tables['assessment_attempts']['extra_time']
  device: string | null
  started_at: Date | null
  heard_at: Date | null
  paused: number
  allowed: number
  submitted_at: Date | null
  ended_at: Date | null
  score: number | null
  report: Shapes['assessment_attempts.report'] | null
  comment: string | null
  incident: string | null
  incident_at: Date | null
  decided_by: string | null
  decision: string | null
  created_at: Date
  updated_at: Date
  decided_at: Date | null
  owner: string | null
  talent_name: string
  objection: {
    id: string
    state: Tables['assessment_objections']['state']
    note: string
    due_at: string
    answer: string | null
  } | null
}
