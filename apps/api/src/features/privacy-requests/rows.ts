// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ClosingRequest = {
  id: string
  user_id: string
  requested_at: Date
  closes_at: Date
}

export type ExportedAccount = {
  row: {
    id: string
    type: Tables['users']['type']
    status: Tables['users']['status']
    email: string
    email_verified_at: string | null
    first_name: string
    last_name: string
    phone: string | null
    phone_country: string | null
    phone_verified_at: string | null
    country: string | null
    website: string | null
    role: string | null
    step: number
    timezone: string | null
    lang: Tables['users']['lang']
    from_workable: boolean
    in_competition: boolean
    signup_source: string
    marketing_campaign: string | null
    utm: Shapes['users.utm'] | null
    step_one: Shapes['users.step_one'] | null
    created_at: string
    updated_at: string
    digits: Tables['users']['digits']
    company: string | null
    version: number
    second_first_name: string | null
    second_last_name: string | null
    released_email: string | null
    invited_by: string | null
  }
}

export type ExportedFile = {
  kind: string
  name: string
  media_type: string
  size: number
  created_at: Date
}

export type ExportedMessage = {
  channel: Tables['messages']['channel']
  to: string
  lang: Tables['messages']['lang']
  subject: string | null
  text: string
  status: Tables['messages']['status']
  created_at: Date
}

export type ExportedTrail = {
  at: Date
  by: Tables['audit_entries']['actor_kind']
  action: Shapes['audit_entries.action']
  details: Shapes['audit_entries.details']
}

export type OpenClosingRow = {
  id: string
  user_id: string
  requested_at: Date
  closes_at: Date
  waits_for_pay: boolean
}

export type Person = {
  id: string
  email: string
  phone: string | null
  lang: Tables['users']['lang']
  first_name: string
  timezone: string | null
}

export type RequestRow = {
  id: string
  user_id: string
  kind: 'closing' | 'copy'
  state: 'stopped' | 'done' | 'open' | 'lapsed'
  requested_at: Date
  received_on: string | null
  closes_at: Date | null
  ended_at: Date | null
  reason: string | null
  stop_reason: string | null
  type: Tables['users']['type']
  name: string | null
  email: string | null
  waits_for_pay: boolean
  recorded_by: string | null
  stopped_by: string | null
}

export type TableColumn = {
  table: string
  column: string
}
