import { MINUTE, SECOND } from '@fareeq/domain/kernel/time.ts'

/** About three days of a provider being down; then it is for people to decide. */
export const LAST_ATTEMPT = 300

const FIRST = SECOND
const LONGEST = 15 * MINUTE

/**
 * Doubles from a second to a quarter of an hour. Up to half of it is chance, so that a thousand messages that failed
 * together do not come back together. Milliseconds.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(FIRST * 2 ** Math.min(attempts - 1, 20), LONGEST)
  return pause / 2 + (pause / 2) * chance
}
