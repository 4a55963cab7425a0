import type { AuditAction, AuditSubject } from '../staff/schema-audit.ts'

/**
 * Erasure in the audit trail: who, when and what kind of thing stays, and of the details only these. An allow list, because a
 * new detail may be the person's words or words about them.
 */
export const RETAINED_DETAILS = [
  'assessment',
  'changed',
  'count',
  'elsewhere',
  'event',
  'from',
  'kind',
  'list',
  'nomination_id',
  'on_behalf',
  'part',
  'project_id',
  'reference',
  'role',
  'step',
  'to',
  'way',
] as const

/** Here `from` and `to` are texts of the person; elsewhere they are states, or names of colleagues. */
export const WORDINGS = ['profile.reworded', 'proposal.accepted'] as const satisfies readonly AuditAction[]
export const WORDING_DETAILS = ['from', 'to'] as const

/** Records of work, pay and tax, which the law makes both sides keep: their entries stay whole. */
export const BOOKS = [
  'contract',
  'invoice',
  'payment',
  'payout',
  'payout_batch',
] as const satisfies readonly AuditSubject[]

/** What an entry says in place of what was removed. */
export const ERASED = 'erased'
