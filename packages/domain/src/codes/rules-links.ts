import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time/time.ts'

/**
 * Sign-in by mailed link, which nobody can lock out for somebody else (D-120): too long to be guessed. Asking again
 * mails the same link, so that somebody else's request does not invalidate it.
 */
export const LINK = {
  lifetime: HOUR,
  /** A link that expires sooner is replaced. */
  minRemaining: 15 * MINUTE,
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
  /** A valid one is in the mailbox. */
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
  // After a link was used, the next one may be asked for within a minute, not an hour.
  const waits = record.used_at ? next : until
  if (waits > now) return { kind: 'waiting', seconds: Math.ceil((waits.getTime() - now.getTime()) / SECOND) }
  const isNew = !isLinkLive(record, after(now, LINK.minRemaining))
  return {
    kind: 'send',
    isNew,
    expires_at: isNew ? expires_at : record.expires_at,
    sends: isOpen ? record.sends + 1 : 1,
    sends_since: isOpen ? record.sends_since : now,
  }
}

/** Wrong second factors, counted like wrong codes. */
export const wrongProofs = ({ wrong_count, last_wrong_at }: LinkRecord, now: Date): number =>
  last_wrong_at && after(last_wrong_at, DAY) > now ? wrong_count : 0
