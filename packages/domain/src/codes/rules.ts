import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time.ts'
import { cleanLine, foldDigits } from '../kernel/text.ts'

/** Codes by mail and by phone follow one rule (D-28), decided here and nowhere else. */
export const CODE = {
  digits: 4,
  lifetime: 10 * MINUTE,
  retries: 3,
  block: 60 * MINUTE,
  resendAfter: 60 * SECOND,
  sendsPerWindow: 3,
  sendWindow: HOUR,
  /** Four digits are few: five guesses in any 24 hours keep the chance of a lucky entry at 1 in 2,000. */
  wrongPerDay: 5,
} as const

/** What is remembered about the codes of one address. */
export type CodeRecord = {
  address: string
  hasCode: boolean
  expires_at: Date | null
  retries: number
  blocked_until: Date | null
  sends: number
  sends_since: Date | null
  last_sent_at: Date | null
  /** Wrong guesses less than a day apart from each other, and the latest of them. A right code does not clear them. */
  wrong_count: number
  last_wrong_at: Date | null
}

/** Arabic digits are digits; anything but four of them is not a code. */
export function readCode(typed: string): string | null {
  const code = foldDigits(cleanLine(typed))
  return /^\d{4}$/.test(code) ? code : null
}

type Blocked = { kind: 'blocked'; until: Date; wholeDay: boolean }

const blockOf = (record: CodeRecord, now: Date): Blocked | null =>
  record.blocked_until && record.blocked_until > now
    ? { kind: 'blocked', until: record.blocked_until, wholeDay: record.blocked_until > after(now, CODE.block) }
    : null

export type SendDecision =
  | Blocked
  /** The code just sent is still on its way: nothing is sent, and nothing is wrong either. */
  | { kind: 'too_soon'; seconds: number }
  /** `limit`: this request is one too many, and starts the block itself. */
  | { kind: 'limit'; until: Date }
  | { kind: 'send'; expires_at: Date; sends: number; sends_since: Date }

export function decideSend(record: CodeRecord, address: string, now: Date): SendDecision {
  const blocked = blockOf(record, now)
  if (blocked) return blocked
  const next = record.last_sent_at && after(record.last_sent_at, CODE.resendAfter)
  if (next && next > now && record.address === address)
    return { kind: 'too_soon', seconds: Math.ceil((next.getTime() - now.getTime()) / SECOND) }
  const inWindow = record.sends_since && after(record.sends_since, CODE.sendWindow) > now
  const sends = inWindow ? record.sends + 1 : 1
  if (sends > CODE.sendsPerWindow) return { kind: 'limit', until: after(now, CODE.block) }
  return {
    kind: 'send',
    expires_at: after(now, CODE.lifetime),
    sends,
    sends_since: inWindow && record.sends_since ? record.sends_since : now,
  }
}

export type CodeDecision =
  | Blocked
  /** Malformed, expired or used: costs nothing. */
  | { kind: 'invalid' }
  | { kind: 'accepted' }
  | {
      kind: 'wrong'
      retries: number
      wrong_count: number
      last_wrong_at: Date
      blocked_until: Date | null
      alert: boolean
    }

export function decideCode(record: CodeRecord, matches: boolean, now: Date): CodeDecision {
  const blocked = blockOf(record, now)
  if (blocked) return blocked
  if (!record.hasCode || !record.expires_at || record.expires_at <= now) return { kind: 'invalid' }
  if (matches) return { kind: 'accepted' }
  // The count is forgotten after a day without a wrong guess, never at a fixed hour: a window that began with the first
  // guess would let four late guesses and five new ones meet at its border. So two guesses a day apart or more are
  // never in one 24 hours, guesses closer than that share one count, and the fifth closes the door for a day.
  const counting = record.last_wrong_at && after(record.last_wrong_at, DAY) > now
  const wrong_count = counting ? record.wrong_count + 1 : 1
  const retries = record.retries - 1
  const daySpent = wrong_count >= CODE.wrongPerDay
  return {
    kind: 'wrong',
    retries: daySpent ? 0 : retries,
    wrong_count,
    last_wrong_at: now,
    blocked_until: daySpent ? after(now, DAY) : retries <= 0 ? after(now, CODE.block) : null,
    alert: daySpent,
  }
}
