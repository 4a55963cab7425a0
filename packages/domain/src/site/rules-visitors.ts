import { DAY, MINUTE } from '../kernel/time.ts'

/** Anybody may type anybody's address: so many mails a day go to one that has not asked for them by itself. */
export const MOST_CONFIRMATIONS = 3

export const PODCAST = {
  /** How long the link in the mail works. */
  lifetime: 7 * DAY,
  /** How soon another link may be asked for. */
  pause: 10 * MINUTE,
} as const
