// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../../platform/db/tables.ts'

export type AskedTimes = {
  client: number
  talent: number
}

export type OpenMove = {
  id: string
  by: Tables['interview_moves']['asked_by']
  due_at: Date
}
