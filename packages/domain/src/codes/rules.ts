import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time/time.ts'
import { cleanLine, foldDigits } from '../kernel/text/text.ts'

/** Codes by mail and by phone follow one rule (D-28), decided here and nowhere else. */
export const CODE = {
  digits: 4,
  lifetime: 10 * MINUTE,
  retries: 3,
  block: 60 * MINUTE,
  resendAfter: 60 * SECOND,
  sendsPerWindow: 3,
  sendWindow: HOUR,
  /** Per address, over all browsers: beyond it only a link is mailed. */
  sendsPerAddress: 6,
  /** Brute force: five guesses of four digits in any 24 hours keep the chance of a hit at 1 in 2,000. */
  wrongPerDay: 5,
} as const

/** What one browser has done with the codes of one address: its sends, its guesses and its block (D-120). */
export type CodeRecord = {
  address: string
  hasCode: boolean
  expires_at: Date | null
  retries: number
  blocked_until: Date | null
  sends: number
  sends_since: Date | null
}

/** Totals over all browsers. Only these block everybody, and then a link still works. */
export type CodeTotals = {
  address: string
  last_sent_at: Date | null
  sends: number
  sends_since: Date | null
  /** Wrong guesses less than a day apart from each other, and the latest of them. A right code does not clear them. */
  wrong_count: number
  last_wrong_at: Date | null
  blocked_until: Date | null
}

export const freshRecord = (address: string): CodeRecord => ({
  address,
  hasCode: false,
  expires_at: null,
  retries: CODE.retries,
  blocked_until: null,
  sends: 0,
  sends_since: null,
})

/** Arabic digits are digits; anything but four of them is not a code. */
export function readCode(input: string): string | null {
  const code = foldDigits(cleanLine(input))
  return /^\d{4}$/.test(code) ? code : null
}

type Blocked = { kind: 'blocked'; until: Date; wholeDay: boolean }

const blockOf = (record: CodeRecord, totals: CodeTotals, now: Date): Blocked | null => {
  const until = [record.blocked_until, totals.blocked_until].reduce((a, b) => (a && b ? (a > b ? a : b) : (a ?? b)))
  if (!until || until <= now) return null
  return { kind: 'blocked', until, wholeDay: until > after(now, CODE.block) }
}

export type SendDecision =
  | Blocked
  /** A resend too soon: nothing is sent, and it is no error. */
  | { kind: 'too_soon'; seconds: number }
  /** `limit`: this request is one too many, and starts the block itself. */
  | { kind: 'limit'; until: Date }
  | { kind: 'send'; expires_at: Date; sends: number; sends_since: Date; totals: Window & Latest }

type Window = { sends: number; sends_since: Date }
type Latest = { address: string; last_sent_at: Date }

/** Not long ahead of now: what lies further ahead was written before the clock was set back, and would be waited for in vain. */
const isPlausible = (moment: Date, now: Date) => moment <= after(now, CODE.resendAfter)

/** Increments the hourly counter. */
function counted({ sends, sends_since }: Pick<CodeTotals, 'sends' | 'sends_since'>, now: Date): Window {
  const isOpen = sends_since !== null && isPlausible(sends_since, now) && after(sends_since, CODE.sendWindow) > now
  return isOpen ? { sends: sends + 1, sends_since } : { sends: 1, sends_since: now }
}

export function decideSend(record: CodeRecord, totals: CodeTotals, address: string, now: Date): SendDecision {
  const blocked = blockOf(record, totals, now)
  if (blocked) return blocked
  // Over all browsers: the code just sent is valid in any browser that has no other.
  const { last_sent_at: last } = totals
  const next = last && isPlausible(last, now) && after(last, CODE.resendAfter)
  if (next && next > now && totals.address === address)
    return { kind: 'too_soon', seconds: Math.ceil((next.getTime() - now.getTime()) / SECOND) }
  const mine = counted(record, now)
  if (mine.sends > CODE.sendsPerWindow) return { kind: 'limit', until: after(now, CODE.block) }
  const all = counted(totals, now)
  if (all.sends > CODE.sendsPerAddress)
    return { kind: 'blocked', until: after(all.sends_since, CODE.sendWindow), wholeDay: false }
  return {
    kind: 'send',
    expires_at: after(now, CODE.lifetime),
    ...mine,
    totals: { ...all, address, last_sent_at: now },
  }
}

type Live = Pick<CodeRecord, 'hasCode' | 'expires_at'>
const isLive = (code: Live, now: Date) => code.hasCode && code.expires_at !== null && code.expires_at > now

/** Which code a guess is compared with: the one this browser asked for, else the newest that another one did. */
export function codeToCheck<C extends Live>(own: C | undefined, others: readonly C[], now: Date): C | undefined {
  if (own && isLive(own, now)) return own
  return others
    .filter((code) => isLive(code, now))
    .toSorted((a, b) => b.expires_at!.getTime() - a.expires_at!.getTime())[0]
}

export type CodeDecision =
  | Blocked
  /** Malformed, expired or used: costs nothing. */
  | { kind: 'invalid' }
  | { kind: 'accepted' }
  | {
      kind: 'wrong'
      retries: number
      blocked_until: Date | null
      totals: Pick<CodeTotals, 'wrong_count' | 'last_wrong_at' | 'blocked_until'>
      alert: boolean
    }

/** `record` is of the browser that guesses; `matches` is null where no live code was found to compare with. */
export function decideCode(record: CodeRecord, totals: CodeTotals, matches: boolean | null, now: Date): CodeDecision {
  const blocked = blockOf(record, totals, now)
  if (blocked) return blocked
  if (matches === null) return { kind: 'invalid' }
  if (matches) return { kind: 'accepted' }
  // Sliding window: the count is reset after a day without a wrong guess, never at a fixed time, because at the border of a
  // fixed window four late guesses and five new ones would meet. So guesses less than a day apart share one count, and the
  // fifth blocks for a day.
  const counting = totals.last_wrong_at && after(totals.last_wrong_at, DAY) > now
  const wrong_count = counting ? totals.wrong_count + 1 : 1
  // An expired block has restored the retries.
  const retries = (record.blocked_until ? CODE.retries : record.retries) - 1
  const daySpent = wrong_count >= CODE.wrongPerDay
  return {
    kind: 'wrong',
    retries: daySpent ? 0 : retries,
    blocked_until: daySpent || retries > 0 ? null : after(now, CODE.block),
    totals: { wrong_count, last_wrong_at: now, blocked_until: daySpent ? after(now, DAY) : null },
    alert: daySpent,
  }
}
