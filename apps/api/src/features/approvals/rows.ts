// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ApprovalRow = {
  id: string
  kind: Tables['approvals']['kind']
  state: Tables['approvals']['state']
  subject_id: string
  label: string
  amount: number | null
  reason: string | null
  data: Shapes['approvals.data']
  made_by_id: string
  made_by: string
  made_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: string | null
  alone_limit: number | null
  substitute_id: string | null
}

export type CurrentSubstitute = {
  id: string
}

export type SubstituteRow = {
  id: string
  name: string
  from_day: string
  to_day: string
  reason: string
  appointed_by: string
  staff_id: string
  ended_by: string | null
  ended_at: Date | null
}
