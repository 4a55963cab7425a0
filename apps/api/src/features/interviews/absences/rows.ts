// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../../platform/db/tables.ts'

export type Claim = {
  claimed_by: Tables['interview_no_shows']['claimed_by']
  who: Tables['interview_no_shows']['who']
  note: string | null
  at: Date
  answer: NonNullable<Tables['interview_no_shows']['answer']> | null
  reminded_at: Date | null
}
