// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AcceptedInterviewRow = {
  interview_id: string
  project_id: string
  project_name: string | null
  talent_id: string
  client_id: string
  talent: string
  company: string
  talent_country: string | null
  role: string | null
  experience_months: number | null
  terms: Shapes['interviews.terms'] | null
  accepted_at: Date
  has_contract: boolean
}

export type LockedOffer = {
  id: string
  state: Tables['offers']['state']
  version: number
  terms: Shapes['offers.terms']
  terms_hash: string
  fee: number
  expires_at: Date
  interview_id: string | null
  talent_id: string
  client_id: string
}

export type OfferEventRow = {
  offer_id: string
  event: string
  at: Date
  by: string | null
  staff_name: string | null
  note: string | null
}

export type OfferRow = {
  id: string
  interview_id: string | null
  project_id: string | null
  project_name: string | null
  talent_id: string
  talent_name: string
  talent_zone: string | null
  client_id: string
  client_zone: string | null
  organisation_id: string | null
  company: string
  made_by: Tables['offers']['made_by']
  state: Tables['offers']['state']
  version: number
  terms: Shapes['offers.terms']
  terms_hash: string
  fee: number
  requested_changes: Shapes['offers.requested_changes'] | null
  answer: string | null
  reason: string | null
  expires_at: Date
  accepted_at: Date | null
  created_at: Date
  contract_id: string | null
  contract_state: Tables['contracts']['state'] | null
  is_followed: boolean
}

export type OfferVersionRow = {
  offer_id: string
  terms: Shapes['offer_versions.terms']
}
