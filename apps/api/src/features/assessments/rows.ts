// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AnswerRow = {
  position: number
  item_id: string
  item_version: string
  content: Shapes['assessment_items.content']
  answer: Shapes['assessment_answers.answer'] | null
  flagged: boolean
  revision: number
  seconds: number
  passed: number | null
  total: number | null
  result: Shapes['assessment_answers.result'] | null
}

export type AttemptRow = {
  id: string
  user_id: string
  assessment_id: string
  kind: Tables['assessment_attempts']['kind']
  state: Tables['assessment_attempts']['state']
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
  incident: string | null
  incident_at: Date | null
}

export type ClockFactsRow = {
  started_at: Date
  heard_at: Date
  paused: number
  allowed: number
}

export type ConductRow = {
  kind: Tables['assessment_conduct']['kind']
  position: number | null
  seconds: number
  at: Date
}

export type OpenAttemptsOfRow = {
  id: string
  state: Tables['assessment_attempts']['state']
}

export type PeerAnswer = {
  id: string
  answer: Shapes['assessment_answers.answer']
}

export type PersonalityRow = {
  scores: Shapes['personality_results.scores']
  shared_at: Date | null
  taken_at: Date
}

export type QueueCounts = {
  videos: number
  objections: number
  conduct: number
  incidents: number
}

export type SavingRow = {
  id: string
  user_id: string
  assessment_id: string
  kind: Tables['assessment_attempts']['kind']
  state: Tables['assessment_attempts']['state']
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
  incident: string | null
  incident_at: Date | null
  revision: number | null
}

export type SnapshotRow = {
  position: number
  at: Date
  language: Tables['assessment_snapshots']['language']
  source: string
}

export type TakeRow = {
  id: string
  position: number
  take: number
  seconds: number
}

export type VideoRow = {
  owner_id: string | null
  size: number
  media_type: string
  storage_key: string
}
