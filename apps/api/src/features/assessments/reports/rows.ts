// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type ExplanationRow = {
  attempt_id: string
  position: number
  content: Shapes['assessment_items.content']
  right: boolean
}

export type LockOwnAttemptRow = {
  state: Tables['assessment_attempts']['state']
  objected: boolean
}

export type ReportRow = {
  id: string
  assessment_id: string
  kind: Tables['assessment_attempts']['kind']
  state: Tables['assessment_attempts']['state']
  taken_at: Date
  started_at: Date
  heard_at: Date
  paused: number
  allowed: number
  report: Shapes['assessment_attempts.report']
  comment: string | null
  decision: string | null
  objection: Tables['assessment_objections']['state'] | null
  due_at: Date | null
  answer: string | null
  below: number
  others: number
}

export type ReportShare = {
  id: string
  created_at: Date
  expires_at: Date
  assessments: string[] | null
  with_personality: boolean
  with_videos: boolean
}

export type ReportShareByRow = {
  id: string
  created_at: Date
  expires_at: Date
  assessments: string[] | null
  with_personality: boolean
  with_videos: boolean
  works: boolean
}

export type VideoAnswerRow = {
  attempt_id: string
  assessment_id: string
  taken_at: Date
  content: Shapes['assessment_items.content']
  answer: Shapes['assessment_answers.answer'] | null
  video_id: string | null
  seconds: number | null
}
