// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BuyoutRow = {
  id: string
  contract_id: string
  state: Tables['buyouts']['state']
  last_day: string
  fee: number
  message: string | null
  ticket_id: string | null
  asked_at: Date
  expires_at: Date
  answered_at: Date | null
  decline_reason: NonNullable<Tables['buyouts']['decline_reason']> | null
  refusal: string | null
  updated_at: Date
  due_at: Date | null
}

export type StrayTicket = {
  id: string
  contract_id: string
  last_day: string
  fee: number
}
