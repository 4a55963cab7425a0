// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type InvitationRow = {
  id: string
  organisation_id: string
  email: string
  role: Tables['organisation_invitations']['role']
  sent_at: Date
  expires_at: Date
}

export type MemberRow = {
  id: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  email: string
  role: Tables['organisation_members']['role']
  joined_at: Date
}

export type OfferRow = {
  id: string
  organisation_id: string
  email: string
  role: Tables['organisation_invitations']['role']
  sent_at: Date
  expires_at: Date
  inviter: string
  has_account: boolean
}
