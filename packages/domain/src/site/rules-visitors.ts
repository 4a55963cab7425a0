import { DAY, MINUTE } from '../kernel/time/time.ts'

/** Abuse limit: mails a day to an unverified address, because a visitor may type somebody else's. */
export const MAX_CONFIRMATIONS = 3

export const PODCAST = {
  /** How long the link in the mail works. */
  lifetime: 7 * DAY,
  /** How soon another link may be asked for. */
  pause: 10 * MINUTE,
} as const
