// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ActRow = {
  id: string
  act: Shapes['company_acts.act'] | null
  by: string
  in_name_of: string
  reason: string
  at: Date
  about: string | null
  target: string | null
}

export type ActiveMemberRow = {
  id: string
  name: string
  role: Tables['organisation_members']['role']
}

export type CompanyManagerRow = {
  name: string
  email: string
}

export type CompanyMemberRow = {
  id: string
  name: string
  email: string
  phone: string | null
  role: Tables['organisation_members']['role']
  joined_at: Date
  last_active_at: Date | null
}

export type CompanyRow = {
  id: string
  name: string
  created_at: Date
  since: Date
  proof: Tables['companies']['proof_state'] | 'unproven'
  manager_id: string | null
  manager_name: string | null
  managed_since: Date | null
  evidence: NonNullable<Tables['companies']['evidence']> | null
  proof_note: string | null
  proof_by: string | null
  proof_at: Date | null
  website: string | null
  country: string | null
  people: number
  open_requests: number
  running_contracts: number
  last_active_at: Date | null
}

export type LockedCompany = {
  manager_id: string | null
  proof_state: Tables['companies']['proof_state']
}

export type NoteRow = {
  id: string
  by: string
  text: string
  created_at: Date
  mentions: { id: string; name: string }[]
}

export type TaskRow = {
  id: string
  text: string
  due_day: string
  owner_id: string | null
  owner: string | null
  by: string
  done_at: Date | null
  done_by: string | null
  version: number
}
