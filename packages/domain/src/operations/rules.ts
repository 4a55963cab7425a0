import {
  MIN_CALLS,
  PART_STATES,
  type PartState,
  STATUS_PARTS,
  STATUS_SHARES,
  type StatusPart,
  WAITS,
} from './limits.ts'
import type { Status } from './schema.ts'

/** Calls of the last minutes. */
type Calls = { calls: number; slow: number; failed: number }

export type StatusFacts = {
  /** What this installation does not offer is not named. */
  off: readonly StatusPart[]
  isDatabaseAway: boolean
  calls: Record<'sign_in' | 'pages' | 'video_calls' | 'mail' | 'phone' | 'identity' | 'payments' | 'code', Calls>
  /** How long the oldest message and the oldest run of code have been due, in milliseconds. */
  waits: Record<keyof typeof WAITS, number>
}

const worst = (...states: PartState[]): PartState =>
  states.reduce((one, other) => (PART_STATES.indexOf(other) > PART_STATES.indexOf(one) ? other : one), 'works')

/** Another way leads to the same: what depends on it is slow at most. */
const atMostSlow = (state: PartState): PartState => (state === 'down' ? 'slow' : state)

function stateOfCalls({ calls, slow, failed }: Calls): PartState {
  if (calls >= MIN_CALLS.down && failed / calls >= STATUS_SHARES.down) return 'down'
  return calls >= MIN_CALLS.slow && (slow + failed) / calls >= STATUS_SHARES.slow ? 'slow' : 'works'
}

const stateOfWait = (waited: number, { slow, down }: { slow: number; down: number }): PartState =>
  waited >= down ? 'down' : waited >= slow ? 'slow' : 'works'

/** Without the database known pages are still shown, and messages only wait. */
const WITHOUT_DATABASE: Record<StatusPart, PartState> = {
  sign_in: 'down',
  pages: 'slow',
  messages: 'slow',
  payments: 'down',
  code_runs: 'down',
  video_calls: 'down',
}

export function statusOf({ off, isDatabaseAway, calls, waits }: StatusFacts, now: Date): Status {
  const messages = stateOfWait(waits.messages, WAITS.messages)
  const seen: Record<StatusPart, PartState> = {
    // A code that comes late makes signing in slow; Google is one way of two.
    sign_in: worst(stateOfCalls(calls.sign_in), atMostSlow(stateOfCalls(calls.identity)), atMostSlow(messages)),
    pages: stateOfCalls(calls.pages),
    // A message that a provider does not take is tried again.
    messages: worst(messages, atMostSlow(stateOfCalls(calls.mail)), atMostSlow(stateOfCalls(calls.phone))),
    payments: stateOfCalls(calls.payments),
    code_runs: worst(stateOfWait(waits.code_runs, WAITS.code_runs), stateOfCalls(calls.code)),
    video_calls: stateOfCalls(calls.video_calls),
  }
  const states = isDatabaseAway ? WITHOUT_DATABASE : seen
  const parts = STATUS_PARTS.filter((part) => !off.includes(part)).map((part) => ({ part, state: states[part] }))
  return {
    state: worst(...parts.map(({ state }) => state)),
    parts,
    checked_at: now.toISOString(),
  }
}
