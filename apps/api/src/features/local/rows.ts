// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type MessagesFromRow = {
  id: string
  channel: Tables['messages']['channel']
  to: string
  lang: Tables['messages']['lang']
  subject: string | null
  text: string
  reply_to: string | null
  unsubscribe: string | null
  sent_at: Date
}

export type OutboxMessage = {
  id: string
  channel: Tables['messages']['channel']
  to: string
  reply_to: string | null
  lang: Tables['messages']['lang']
  subject: string | null
  text: string
  html: string | null
  secret: boolean
  status: Tables['messages']['status']
  created_at: Date
  sent_at: Date | null
}

export type ReplyableMail = {
  subject: string | null
  text: string
  created_at: Date
  reply_to: string | null
}
