// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from './db/shapes.ts'
import type { Tables } from './db/tables.ts'

export type Last = {
  id: string | null
  name: string | null
  at: Date
  action: Shapes['audit_entries.action']
}

export type OpenSession = {
  id: string
  user_agent: string | null
  created_at: Date
  expires_at: Date
}

export type PolicyVersionRow = {
  key: string
  value: number
  from_day: string
  created_at: Date
  withdrawn_at: Date | null
}

export type SessionRow = {
  id: string
  expires_at: Date
  user_id: string | null
  type: Tables['users']['type'] | null
  role: Tables['organisation_members']['role'] | null
  staff_id: string | null
  roles: Shapes['staff.roles'] | null
  last_seen_at: Date | null
  impersonation_id: string | null
  acts: boolean | null
  impersonator_id: string | null
  impersonator_roles: Shapes['staff.roles'] | null
}

export type TokenKeyRow = {
  sealed: Buffer
}
