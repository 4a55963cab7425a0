import type { StaffRole } from '../kernel/permissions/roles.ts'
import type { PolicyKey } from '../kernel/policies/policies.ts'

type ApprovalFacts = {
  /** Whoever has one of these roles releases it, but for who asked; with `substitute` also whoever stands in for them. */
  readonly releasers: readonly StaffRole[]
  /** The policy with the dollars that one person may release alone in a day; null where it always takes two. */
  readonly limit: PolicyKey | null
}
/** What one colleague makes and another releases: one row here, its check constraint, its words, and what follows of it. */
export const APPROVAL_FACTS = {
  payout_batch: { releasers: ['finance'], limit: 'payout_alone_usd' },
  /** An entry of the books by hand. */
  manual_entry: { releasers: ['finance'], limit: 'manual_entry_alone_usd' },
  /** A closed month of the books. */
  period_reopening: { releasers: ['finance'], limit: null },
  /** A number that decides about money (`takesTwo`). */
  policy_change: { releasers: ['finance', 'admin'], limit: null },
} as const satisfies Readonly<Record<string, ApprovalFacts>>
export type ApprovalKind = keyof typeof APPROVAL_FACTS
export const APPROVAL_KINDS = Object.keys(APPROVAL_FACTS) as [ApprovalKind, ...ApprovalKind[]]
export const approvalFacts = (kind: ApprovalKind): ApprovalFacts => APPROVAL_FACTS[kind]

export const REASON_LENGTH = 500
/** A substitute is appointed for at most so many days. */
export const MAX_SUBSTITUTE_DAYS = 366
