import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time.ts'

/**
 * The way in that nobody can close for somebody else (D-120): a link by mail, too long to be guessed. Asking again mails
 * the same link, so that a stranger who asks makes nobody's link worthless.
 */
export const LINK = {
  lifetime: HOUR,
  /** A link that would die sooner than this is made anew. */
  leastLeft: 15 * MINUTE,
  resendAfter: 60 * SECOND,
  sendsPerWindow: 3,
  sendWindow: HOUR,
  /** Wrong authenticator codes of a colleague whose mailbox somebody else may read. */
  wrongPerDay: 5,
} as const

export type LinkRecord = {
  expires_at: Date
  used_at: Date | null
  sends: number
  sends_since: Date
  last_sent_at: Date
  wrong_count: number
  last_wrong_at: Date | null
}

export type LinkDecision =
  /** One is in the mailbox already. */
  | { kind: 'waiting'; seconds: number }
  | { kind: 'send'; isNew: boolean; expires_at: Date; sends: number; sends_since: Date }

export const isLinkLive = ({ expires_at, used_at }: LinkRecord, now: Date): boolean => !used_at && expires_at > now

export function decideLink(record: LinkRecord | undefined, now: Date): LinkDecision {
  const expires_at = after(now, LINK.lifetime)
  if (!record) return { kind: 'send', isNew: true, expires_at, sends: 1, sends_since: now }
  const isOpen = after(record.sends_since, LINK.sendWindow) > now
  const next = after(record.last_sent_at, LINK.resendAfter)
  const full = isOpen && record.sends >= LINK.sendsPerWindow ? after(record.sends_since, LINK.sendWindow) : next
  const until = full > next ? full : next
  // A link that was used opens nothing: whoever asks then waits a minute at most, not an hour.
  const waits = record.used_at ? next : until
  if (waits > now) return { kind: 'waiting', seconds: Math.ceil((waits.getTime() - now.getTime()) / SECOND) }
  const isNew = !isLinkLive(record, after(now, LINK.leastLeft))
  return {
    kind: 'send',
    isNew,
    expires_at: isNew ? expires_at : record.expires_at,
    sends: isOpen ? record.sends + 1 : 1,
    sends_since: isOpen ? record.sends_since : now,
  }
}

/** How often the second proof was wrong, counted like wrong codes; whether it may still be tried. */
export const wrongProofs = ({ wrong_count, last_wrong_at }: LinkRecord, now: Date): number =>
  last_wrong_at && after(last_wrong_at, DAY) > now ? wrong_count : 0
