import { detailsChange } from '@fareeq/domain/payouts/rules-transfers.ts'
import type { DetailsWarning } from '@fareeq/domain/payouts/schema-transfers.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'

type Accounts = { first_at: Date | null; changed_at: Date | null; masked_before: string | null }

/** What is new about an account, for as many days as the policy says, and for ever after it was frozen. */
export function warningOf(row: Accounts, frozenAt: Date | null, policies: Policies, now: Date): DetailsWarning | null {
  const change = detailsChange(row, frozenAt, after(now, -policies.payout_details_watch_days * DAY))
  return change && { kind: change.kind, at: change.at.toISOString(), before: row.masked_before }
}
