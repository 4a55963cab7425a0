import { DAY, HOUR, SECOND } from '../kernel/time/time.ts'

/** What a visitor may do who has proved an address but has no account (D-86). */
export const VISITOR_REFERRER = {
  /** How long the proof counts, in milliseconds. */
  proof: 2 * HOUR,
  /** Failed attempts count too: otherwise the limit would reveal who has an account. */
  tries: { count: 5, seconds: DAY / SECOND },
} as const

/** The three forms a visitor fills in, one after the other. */
export const VISITOR_STEPS = ['introduce', 'confirm', 'invite'] as const
export type VisitorStep = (typeof VISITOR_STEPS)[number]
