import { MINUTE, SECOND } from '../kernel/time/time.ts'

/** What people do here, as the status page names it. */
export const STATUS_PARTS = ['sign_in', 'pages', 'messages', 'payments', 'code_runs', 'video_calls'] as const
export type StatusPart = (typeof STATUS_PARTS)[number]

export const PART_STATES = ['works', 'slow', 'down'] as const
export type PartState = (typeof PART_STATES)[number]

/** From so many calls on their outcomes are taken for a state: a single failure says little. */
export const MIN_CALLS = { slow: 3, down: 5 }
/** Share of calls that were slow or failed, and that failed. */
export const STATUS_SHARES = { slow: 0.1, down: 0.5 }
/** How long what is due may wait. */
export const WAITS = {
  messages: { slow: 5 * MINUTE, down: 60 * MINUTE },
  code_runs: { slow: 60 * SECOND, down: 10 * MINUTE },
}
