import { clockAt } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'

/** What the server last said about the time, and when that was on the clock of this device. */
export type ServerClock = { left: number; allowed: number; stands_still: boolean; at: number }

/**
 * Between two answers of the server its own rule is applied: the clock runs, and pauses once the server has had no
 * heartbeat of this window for a while. The next answer corrects it.
 */
export function timeLeft({ left, allowed, stands_still, at }: ServerClock, now: number) {
  if (stands_still) return { left, stands_still }
  const facts = { started_at: new Date(at - (allowed - left)), heard_at: new Date(at), paused: 0, allowed }
  const reading = clockAt(facts, new Date(Math.max(at, now)))
  return { left: reading.left, stands_still: reading.stands_still }
}

const ANNOUNCED = [1, 5, 10]

/** The minutes to be announced when the time that is left goes from one to the other; null where nothing is to be said. */
export const announcedMinutes = (before: number, remaining: number): number | null =>
  ANNOUNCED.find((minutes) => remaining > 0 && remaining <= minutes * MINUTE && before > minutes * MINUTE) ?? null
