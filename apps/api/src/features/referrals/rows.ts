// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AdoptReferralsRow = {
  id: string
  referrer_id: string
  status: Tables['referrals']['status']
}

export type InvitationByTokenRow = {
  inviter: string
  status: Tables['referrals']['status']
  void_reason: NonNullable<Tables['referrals']['void_reason']> | null
  link_ends_at: Date
  hold_ends_at: Date
}

export type LinkSignUp = {
  friend_id: string
  name: string
  email: string
  phone: string | null
  lang: Tables['users']['lang']
  role: string
  months: number
  created_at: Date
  referrer_id: string
  referrer: { email: string; phone: string | null }
}

export type LockedReferral = {
  id: string
  referrer_id: string | null
  status: Tables['referrals']['status']
  void_reason: NonNullable<Tables['referrals']['void_reason']> | null
  role: string
  invited_at: Date
  bonus_due_on: string | null
  link_ends_at: Date
  hold_ends_at: Date
}

export type NewsRow = {
  referrer_id: string | null
  referrer_email: string | null
  lang: Tables['referrals']['lang']
  name: string
  amount_usd: number
  void_reason: NonNullable<Tables['referrals']['void_reason']> | null
  tests_due_at: Date | null
  bonus_due_on: string | null
  pay_by: Date | null
}

export type OwnReferral = {
  id: string
  name: string
  role: string
  years: number
  tier: Shapes['referrals.tier']
  amount_usd: number
  status: Tables['referrals']['status']
  void_reason: NonNullable<Tables['referrals']['void_reason']> | null
  invited_at: Date
  link_ends_at: Date
  hold_ends_at: Date
  tests_due_at: Date | null
  bonus_due_on: string | null
  pay_by: Date | null
  sent_again: number
  sent_again_at: Date | null
  moves: { status: Shapes['referral_moves.status']; at: string }[]
}

export type PendingInvitation = {
  id: string
  name: string
  email: string | null
  lang: Tables['referrals']['lang']
  status: Tables['referrals']['status']
  invited_at: Date
  link_ends_at: Date
  hold_ends_at: Date
  sent_again: number
  sent_again_at: Date | null
  inviter: string
}

export type ReferralId = {
  id: string
}

export type Referrer = {
  name: string
  email: string
  phone: string | null
  verified: boolean
}
