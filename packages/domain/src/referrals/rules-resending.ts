import { DAY, after } from '../kernel/time/time.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { type InvitationEnds, hasLapsed } from './rules.ts'
import type { ReferralStatus } from './states.ts'

/** What was sent to a friend so far. */
export type InvitationHistory = InvitationEnds & {
  status: ReferralStatus
  invited_at: Date
  /** How often it was sent after the first time, and when last. */
  sent_again: number
  sent_again_at: Date | null
}

export type ResendingRule =
  /** The friend has answered, or there is no time left to. */
  | { kind: 'over' }
  /** It was sent as often as it may be. */
  | { kind: 'spent' }
  | { kind: 'open'; from: Date; left: number }

export type ResendingPolicies = Pick<Policies, 'referral_again_days' | 'referral_again_most'>

/** Whether an invitation may be resent, and from when. Limited in number and interval, and only while it is unanswered. */
export function resendingOf(invitation: InvitationHistory, policies: ResendingPolicies, now: Date): ResendingRule {
  const { status, invited_at, link_ends_at, sent_again, sent_again_at } = invitation
  if (status !== 'invited' || hasLapsed(invitation, now)) return { kind: 'over' }
  const remaining = policies.referral_again_most - sent_again
  const from = after(sent_again_at ?? invited_at, policies.referral_again_days * DAY)
  return remaining > 0 && from < link_ends_at ? { kind: 'open', from, left: remaining } : { kind: 'spent' }
}
