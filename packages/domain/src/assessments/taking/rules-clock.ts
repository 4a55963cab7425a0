import { SECOND, after } from '../../kernel/time/time.ts'
import { GRACE, MAX_PAUSE, SILENCE } from '../limits.ts'

/** The server's clock of an attempt: nothing a browser says about the time counts. */
export type ClockFacts = {
  readonly started_at: Date
  /** Last heartbeat of the browser. */
  readonly heard_at: Date
  /** Pauses that are over, in milliseconds. */
  readonly paused: number
  /** Milliseconds there are in all. */
  readonly allowed: number
}

export type ClockReading = {
  readonly paused: number
  readonly left: number
  /** No heartbeat, and the pause is not used up. */
  readonly stands_still: boolean
  readonly ends_at: Date
}

/** The clock pauses after twenty seconds without a heartbeat, for ten minutes in all. */
export function clockAt({ started_at, heard_at, paused, allowed }: ClockFacts, now: Date): ClockReading {
  const silence = Math.max(0, now.getTime() - heard_at.getTime() - SILENCE)
  const pause = Math.min(silence, Math.max(0, MAX_PAUSE - paused))
  const total = paused + pause
  const used = Math.max(0, now.getTime() - started_at.getTime() - total)
  return {
    paused: total,
    left: Math.max(0, allowed - used),
    stands_still: silence > 0 && total < MAX_PAUSE,
    ends_at: after(started_at, allowed + total),
  }
}

/** Answers are taken a moment longer than the clock shows: what was sent in time may be late on the way. */
export const isTimeUp = (facts: ClockFacts, now: Date): boolean => {
  const { left, ends_at } = clockAt(facts, now)
  return left === 0 && now.getTime() > ends_at.getTime() + GRACE
}

/** Seconds from the start to the submission by the server's clock, without pauses and never more than there were. */
export function secondsTaken(facts: ClockFacts, submitted_at: Date): number {
  const { left } = clockAt(facts, submitted_at)
  return Math.round((facts.allowed - left) / SECOND)
}

/** When to check next whether the time is up, without further heartbeats. */
export const latestEnd = ({ started_at, allowed }: ClockFacts): Date => after(started_at, allowed + MAX_PAUSE + GRACE)
