// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AccountRow = {
  id: string
  email: string
  name: string
  roles: Shapes['staff.roles']
  active: boolean
  ended_at: Date | null
  has_authenticator: boolean
  last_seen_at: Date | null
  open_sessions: number
  locked_until: Date | null
  reset: { id: string; asked_by: string | null; asker: string | null; reason: string } | null
  reset_asked_at: Date | null
  reset_expires_at: Date | null
}

export type ActiveColleagueRow = {
  id: string
  name: string
  roles: Shapes['staff.roles']
  email: string
  lang: Tables['staff']['mail_lang']
}

export type ActiveUserRow = {
  id: string
  type: Tables['users']['type']
}

export type AuditActionsRow = {
  action: Shapes['audit_entries.action']
}

export type AuditRow = {
  id: string
  at: Date
  actor_kind: Tables['audit_entries']['actor_kind']
  actor_id: string | null
  action: Shapes['audit_entries.action']
  subject_kind: string
  subject_id: string | null
  details: Shapes['audit_entries.details']
  actor_name: string | null
  subject_name: string | null
  record_id: string | null
}

export type Authenticator = {
  totp_secret: Buffer
}

export type Candidate = {
  id: string
  email: string
  name: string
  roles: Shapes['staff.roles']
  totp_secret: Buffer
  totp_step: number | null
}

export type ColleagueRow = {
  id: string
  name: string
  roles: Shapes['staff.roles']
}

export type EndImpersonationRow = {
  user_id: string
  type: Tables['users']['type']
  acts: boolean
  reason: string
  started_at: Date
  organisation_id: string | null
}

export type ImpersonationRow = {
  id: string
  by: string
  reason: string
  started_at: Date
  ended: Date
}

export type InvitationRow = {
  id: string
  email: string
  roles: Shapes['staff_invitations.roles']
  staff_id: string | null
  invited_by: string | null
  is_recovery: boolean
  sent_at: Date
  expires_at: Date
}

export type LockedAccount = {
  id: string
  email: string
  name: string
  roles: Shapes['staff.roles']
  active: boolean
  lang: Tables['staff']['mail_lang']
}

export type MailedColleague = {
  id: string
  name: string
  email: string
  lang: Tables['staff']['mail_lang']
}

export type OpenInvitationsRow = {
  id: string
  email: string
  roles: Shapes['staff_invitations.roles']
  staff_id: string | null
  invited_by: string | null
  sent_at: Date
  expires_at: Date
  inviter: string | null
}

export type OwnedRow = {
  kind: 'tickets' | 'requests' | 'meetings' | 'companies'
  count: number
  items: { id: string; name: string; at: string }[] | { id: string; name: string | null; at: string | null }[]
}

export type ResetRow = {
  id: string
  staff_id: string
  asked_by: string | null
  asker: string | null
  expires_at: Date
}

export type SealedTotpRow = {
  id: string
  sealed: Buffer
}

export type StaffMemberRow = {
  id: string
  email: string
  name: string
  roles: Shapes['staff.roles']
}
