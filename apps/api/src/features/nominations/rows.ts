// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type CompanyRefusal = {
  talent_id: string
  project_id: string
  project_name: string | null
  at: Date
  tag: Shapes['nominations.pass_tag'] | null
  reason: string | null
}

export type LockedNomination = {
  id: string
  project_id: string
  talent_id: string
  client_id: string
  state: Tables['nominations']['state']
  expires_at: Date
  asked_at: Date | null
}

export type NominationElsewhere = {
  id: string
  talent_id: string
  project_id: string
  project_name: string | null
  client_name: string
  state: Tables['nominations']['state']
  interview_id: string | null
}

export type NominationRef = {
  id: string
  project_id: string
  talent_id: string
  state: Tables['nominations']['state']
  expires_at: Date
}

export type NominationRow = {
  id: string
  project_id: string
  product_name: string | null
  state: 'reserved' | Tables['nominations']['state']
  reasons: string[]
  second_reasons: string[]
  early_reason: string | null
  early_steps: Shapes['nominations.early_steps'] | null
  expires_at: Date
  created_at: Date
  nominated_by: string | null
  pass_reason: string | null
  pass_tag: Shapes['nominations.pass_tag'] | null
  asked: boolean
  acted_by: string | null
  reference: string | null
  due_at: Date | null
  unlocked: boolean
  requested_time: NonNullable<Tables['client_projects']['availability']> | null
  contract_id: string | null
  is_hired: boolean
  interview: {
    id: string
    state: Tables['interviews']['state']
    due_at: string | null
    feedback_days: number
    round: number
  } | null
  talent_id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  photo_key: string | null
  role: string | null
  experience_months: number | null
  country: string | null
  timezone: string | null
  skills: string[]
  full_time: boolean
  part_time: boolean
  weeks: number | null
  verified: boolean
  qualified: boolean
  salary_full_time: number | null
  salary_part_time: number | null
  salary_shown: boolean
  hiring_status: Tables['talent_profiles']['hiring_status']
  selection: Tables['selections']['state'] | null
  step_due_at: Date | null
  step_meeting_at: Date | null
}

export type RequestOfRow = {
  role: string | null
  industry: string | null
  pass_tag: Shapes['nominations.pass_tag'] | null
}

export type RequestsAfterMeetingRow = {
  project_id: string
  user_id: string
  first_name: string
  product_name: string | null
  ends_at: Date
}

export type RequestsWithoutNewsRow = {
  project_id: string
  user_id: string
  first_name: string
  product_name: string | null
  last_at: Date
  waiting: number
}

export type SoonOverRow = {
  client_id: string
  talent: Shapes['names_for()']
  expires_at: Date
}

export type SquadPersonRow = {
  project_id: string
  talent_id: string
  name: string
  role: string | null
  timezone: string | null
  standing: 'hired' | Tables['nominations']['state']
  salary_net: number | null
  full_time: number | null
  part_time: number | null
  interview_id: string | null
  interview_round: number | null
}

export type SquadRequestRow = {
  project_id: string
  project_name: string | null
  role: string | null
  availability: NonNullable<Tables['client_projects']['availability']> | null
  head_count: number
  seniority: NonNullable<Tables['client_projects']['seniority']> | 'junior' | 'mid' | 'senior' | null
  starts_on: string | null
  budget: number | null
  more_roles: Shapes['client_projects.more_roles']
  ended_seats: number
}

export type StaffRow = {
  id: string
  project_id: string
  project_name: string | null
  client_name: string
  talent_id: string
  talent_name: string
  talent_role: string | null
  state: Tables['nominations']['state']
  reasons: string[]
  second_reasons: string[]
  early_reason: string | null
  early_steps: Shapes['nominations.early_steps'] | null
  expires_at: Date
  created_at: Date
  nominated_by: string | null
  pass_reason: string | null
  pass_tag: Shapes['nominations.pass_tag'] | null
  asked: boolean
  interview_id: string | null
  interview_round: number | null
  events: {
    kind: Shapes['nomination_events.kind']
    actor_kind: Tables['nomination_events']['actor_kind']
    data: Shapes['nomination_events.data']
    at: string
    actor: string | null
  }[]
}

export type StandingRow = {
  talent_id: string
  selection: Tables['selections']['state'] | null
  has_open_case: boolean
  contract: {
    id: string
    client_name: string
    availability: Tables['contract_terms']['availability']
    end_day: string
  } | null
}
