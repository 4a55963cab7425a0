import type { MemberRole, StaffRole } from './roles.ts'

/** Scope of a permission. The owning feature checks the condition; `no` is the default. */
export const GRANTS = [
  'yes',
  /** What is their own. */
  'own',
  /** With a link that was given to them. */
  'token',
  /** Once a code has proved their address. */
  'code',
  /** Whom a request was answered with or whom its matching finds. */
  'found',
  'nominated',
  /** What belongs to the interviews they were invited to (D-129). */
  'invited',
  'shared',
  /** After the talent has shown it for this nomination. */
  'unlocked',
  'contracted',
  /** They ask, somebody else decides. */
  'ask',
  'on_behalf',
  'rate',
  'answer',
  'terms',
  'view',
  'issue',
  'payouts',
  'pay',
  'report',
  'first_step',
  'second_step',
  'propose',
  'with_reason',
  /** While appointed by somebody else. */
  'substitute',
  'handle',
  /** Only the kinds that are theirs to answer. */
  'kinds',
] as const
export type Grant = (typeof GRANTS)[number] | 'no'

/** Every kind of person. */
export const PEOPLE = [
  'visitor',
  'talent',
  'client:owner',
  'client:hiring_manager',
  'client:interviewer',
  'client:finance',
  'client:viewer',
  'staff:recruiter',
  'staff:matcher',
  'staff:account_manager',
  'staff:operations',
  'staff:finance',
  'staff:content',
  'staff:admin',
] as const
export type Person = 'visitor' | 'talent' | `client:${MemberRole}` | `staff:${StaffRole}`

/** Rows of the permission matrix. */
export type MatrixRows = Readonly<Record<string, Partial<Readonly<Record<Person, Exclude<Grant, 'no'>>>>>>
