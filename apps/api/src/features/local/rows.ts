// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type OutboxMessage = {
  channel: Tables['messages']['channel']
  to: string
  lang: Tables['messages']['lang']
  subject: string | null
  text: string
  html: string | null
  secret: boolean
  status: Tables['messages']['status']
  created_at: Date
  sent_at: Date | null
}
