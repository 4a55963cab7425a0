/** What a colleague is trusted with inside the organisation of a client (D-108); the specification's client is an owner. */
export const MEMBER_ROLES = ['owner', 'hiring_manager', 'interviewer', 'finance', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** What a member of staff is trusted with (D-70). The database keeps the same list as a check. */
export const STAFF_ROLES = [
  'recruiter',
  'matcher',
  'account_manager',
  'operations',
  'finance',
  'content',
  'admin',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
