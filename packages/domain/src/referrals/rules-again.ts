import { DAY, after } from '../kernel/time.ts'
import { REFERRAL, hasLapsed, linkEnds } from './rules.ts'
import type { ReferralStatus } from './states.ts'

/** What was sent to a friend so far. */
export type InvitationHistory = {
  status: ReferralStatus
  invited_at: Date
  /** How often it was sent after the first time, and when last. */
  sent_again: number
  sent_again_at: Date | null
}

export type SendingAgain =
  /** The friend has answered, or there is no time left to. */
  | { kind: 'over' }
  /** It was sent as often as it may be. */
  | { kind: 'spent' }
  | { kind: 'open'; from: Date; left: number }

/** Whether an invitation may be sent once more, and from when: nobody is asked often, and nobody who has answered. */
export function sendingAgain(sent: InvitationHistory, now: Date): SendingAgain {
  const { status, invited_at, sent_again, sent_again_at } = sent
  if (status !== 'invited' || hasLapsed(sent, now)) return { kind: 'over' }
  const left = REFERRAL.againAtMost - sent_again
  const from = after(sent_again_at ?? invited_at, REFERRAL.againAfterDays * DAY)
  return left > 0 && from < linkEnds(invited_at) ? { kind: 'open', from, left } : { kind: 'spent' }
}
