// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type HeldMailRow = {
  id: string
  reason: NonNullable<Tables['inbound_mails']['reason']> | null
  from_email: string
  from_name: string
  subject: string
  text: string
  received_at: Date
  ticket: { id: string; reference: string } | null
  conversation: { id: string } | null
  settled_at: Date | null
  settled_by: string | null
}

export type OutcomeOfRow = {
  outcome: Tables['inbound_mails']['outcome']
}
