// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type HeldFileRow = {
  id: string
  name: string
  media_type: string
  size: number
  sha256: Buffer
  storage_key: string
}

export type HeldMailContent = {
  reason: NonNullable<Tables['inbound_mails']['reason']> | null
  text: string
  reply_address: string | null
  file_names: string[]
  is_settled: boolean
  is_open: boolean
}

export type HeldMailRow = {
  id: string
  reason: NonNullable<Tables['inbound_mails']['reason']> | null
  from_email: string
  from_name: string
  subject: string
  text: string
  received_at: Date
  reply_address: string | null
  file_names: string[]
  answer: NonNullable<Tables['inbound_mails']['answer']> | null
  files: { id: string; name: string; size: number }[]
  ticket: { id: string; reference: string; asker: string } | null
  conversation: { id: string } | null
  settled_at: Date | null
  settled_by: string | null
}

export type InboxPosition = {
  last_uid: number
  stuck_uid: number | null
  attempts: number
}

export type OpenedFileRow = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type OutcomeOfRow = {
  outcome: Tables['inbound_mails']['outcome']
}
