// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Account = {
  id: string
  type: Tables['users']['type']
  status: Tables['users']['status']
  lang: Tables['users']['lang']
  awaits_consent: boolean
  unproved: boolean
}

export type ClaimAttemptRow = {
  state: string
  nonce: string
  verifier: string
  page: Shapes['identity_attempts.page']
  redirect: string | null
  fresh: boolean
}

export type EmailOwnerRow = {
  type: Tables['users']['type'] | 2
  status: Tables['users']['status'] | 'active'
}

export type HandoffRow = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

export type UserRow = {
  id: string
  email: string
  type: Tables['users']['type']
  step: number
  timezone: string | null
  isVerified: boolean
  from_workable: boolean
  role: string | null
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  phone: string | null
  country: string | null
  website: string | null
  company: string | null
  version: number
  digits: Tables['users']['digits']
  member_role: Tables['organisation_members']['role'] | null
}
