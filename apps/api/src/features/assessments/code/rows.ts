// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'

export type OpenRun = {
  attempt_id: string
  request: Shapes['assessment_runs.request']
  content: Shapes['assessment_items.content']
}

export type RunRow = {
  id: string
  result: Shapes['assessment_runs.result'] | null
  ended_at: Date | null
}
