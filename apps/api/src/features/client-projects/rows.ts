// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type BoardRow = {
  id: string
  client_id: string
  product_name: string | null
  industry: string | null
  role: string | null
  availability: NonNullable<Tables['client_projects']['availability']> | null
  duration: NonNullable<Tables['client_projects']['duration']> | null
  work_mode: Tables['client_projects']['work_mode']
  primary_language: string | null
  secondary_language: string | null
  scope_kind: NonNullable<Tables['client_projects']['scope_kind']> | null
  scope_text: string | null
  scope_audio_id: string | null
  services: string[]
  technologies: string[]
  step: number
  version: number
  head_count: number
  seniority: NonNullable<Tables['client_projects']['seniority']> | 'junior' | 'mid' | 'senior' | null
  starts_on: string | null
  budget: number | null
  more_roles: Shapes['client_projects.more_roles']
  vacancy: Shapes['client_projects.vacancy'] | null
  manager_id: string | null
  contracted: boolean
  created_at: Date
  updated_at: Date
  client_name: string
  client_lang: Tables['users']['lang']
  client_email: string
  company: string | null
  organisation_id: string | null
  phone: string | null
  website: string | null
  timezone: string | null
  manager: string | null
  nominations: number
  shortlisted: number
  meeting_at: Date | null
}

export type Colleague = {
  email: string
  name: string
  lang: Tables['staff']['mail_lang']
}

export type LockRequestRow = {
  client_id: string
  manager_id: string | null
  product_name: string | null
  role: string | null
  vacancy: Shapes['client_projects.vacancy'] | null
}

export type ProjectRow = {
  id: string
  client_id: string
  product_name: string | null
  industry: string | null
  role: string | null
  availability: NonNullable<Tables['client_projects']['availability']> | null
  duration: NonNullable<Tables['client_projects']['duration']> | null
  work_mode: Tables['client_projects']['work_mode']
  primary_language: string | null
  secondary_language: string | null
  scope_kind: NonNullable<Tables['client_projects']['scope_kind']> | null
  scope_text: string | null
  scope_audio_id: string | null
  services: string[]
  technologies: string[]
  step: number
  version: number
  head_count: number
  seniority: NonNullable<Tables['client_projects']['seniority']> | 'junior' | 'mid' | 'senior' | null
  starts_on: string | null
  budget: number | null
  more_roles: Shapes['client_projects.more_roles']
  vacancy: Shapes['client_projects.vacancy'] | null
  manager_id: string | null
  contracted: boolean
  created_at: Date
  updated_at: Date
}

export type Recording = {
  id: string
  media_type: string
  size: number
  storage_key: string
}

export type StageCountsRow = {
  stage: 'contracted' | 'describing' | 'meeting' | 'nominated' | 'searching'
  count: number
}

export type Unfinished = {
  id: string
  first_name: string
  product_name: string | null
}

export type VersionsOfRow = {
  version: number
  request: Shapes['client_project_versions.request']
  saved_at: Date
  acted_by: string | null
}
