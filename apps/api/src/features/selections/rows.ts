// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type BulkFactsRow = {
  talent_id: string
  name: string
  state: Tables['selections']['state']
  owner_id: string | null
  invited_at: Date | null
  owner_name: string | null
  awaits_consent: boolean
  is_evaluated: boolean
  is_agreed: boolean
}

export type BulkRow = {
  id: string
  kind: Tables['selection_bulks']['kind']
  to_step: Shapes['selection_bulks.to_step'] | null
  phase: Tables['selection_bulks']['phase']
  total: number
  moved: number
  skipped: number
  kept: number
  is_told: boolean
}

export type EvaluationRow = {
  id: string
  by: { id: string; name: string }
  marks: Shapes['selection_evaluations.marks']
  recommendation: Tables['selection_evaluations']['recommendation']
  company_line: string | null
  history_checked: boolean
  version: number
  updated_at: Date
}

export type LockedBulk = {
  staff_id: string
  roles: Shapes['staff.roles'] | null
  kind: Tables['selection_bulks']['kind']
  to_step: Shapes['selection_bulks.to_step'] | null
  owner_id: string | null
  reason: string | null
  shared_reason: string | null
  phase: Tables['selection_bulks']['phase']
  waiting: string[]
}

export type LockedSelection = {
  talent_id: string
  state: Tables['selections']['state']
  owner_id: string | null
  entered_at: Date
  due_at: Date | null
  referred: boolean
  invited_at: Date | null
  apply_again_at: Date | null
  verified: boolean
  awaits_consent: boolean
  is_evaluated: boolean
  is_agreed: boolean
}

export type MeetingRow = {
  id: string
  step: Tables['selection_meetings']['step']
  starts_at: Date
  by: string
  outcome: NonNullable<Tables['selection_meetings']['outcome']> | null
  outcome_note: string | null
  company_line: string | null
}

export type MilestoneRow = {
  id: string
  first_name: string
  joined_at: Date
  phone_verified_at: Date | null
  due_at: Date | null
  finished_at: Date | null
  verified_at: Date | null
  mailed: Record<string, string>
}

export type MoveRow = {
  id: string
  from: Shapes['selection_moves.from_state'] | null
  to: Shapes['selection_moves.to_state']
  was_late: boolean
  reason: string | null
  by: string | null
  at: Date
}

export type MovedBack = {
  talent_id: string
  from_step: Shapes['selection_bulk_moves.from_step']
}

export type NoteRow = {
  id: string
  by: string
  text: string
  created_at: Date
  mentions: { id: string; name: string }[]
}

export type OwnRowRow = {
  state: Tables['selections']['state']
  due_at: Date | null
  invited_at: Date | null
  apply_again_at: Date | null
}

export type SavedViewRow = {
  id: string
  name: string
  query: Shapes['selection_views.query']
}

export type SelectionRow = {
  id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  photo_key: string | null
  timezone: string | null
  role: string | null
  state: Tables['selections']['state']
  owner: { id: string; name: string } | null
  entered_at: Date
  due_at: Date | null
  referred: boolean
  invited_at: Date | null
  from_workable: boolean
  awaits_consent: boolean
  is_evaluated: boolean
  is_agreed: boolean
}

export type StepCountsRow = {
  state: Tables['selections']['state']
  total: number
  late: number
}

export type UntoldBulk = {
  id: string
  staff_id: string
  kind: Tables['selection_bulks']['kind']
  ended_at: Date
  owner_id: string | null
  shared_reason: string | null
}
