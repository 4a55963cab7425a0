import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'

/** Retry limit: about three days of outage; then staff decide. */
export const LAST_ATTEMPT = 300

const FIRST = SECOND
const MAX_DELAY = 15 * MINUTE

/**
 * Exponential backoff from a second to a quarter of an hour, with up to half of it jitter, so that messages that failed
 * together are not retried together. Milliseconds.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(FIRST * 2 ** Math.min(attempts - 1, 20), MAX_DELAY)
  return pause / 2 + (pause / 2) * chance
}
