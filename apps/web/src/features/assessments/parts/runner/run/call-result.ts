import type { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { isCallFailure } from '../../../../../platform/calls/call-failure.ts'
import type { CallResult } from './run.ts'
import type { ServerClock } from './run-clock.ts'

/** After these nothing can be saved from this window any more. */
const TIME_IS_UP: keyof typeof assessmentErrors = 'time_is_up'
const OVER: readonly string[] = [
  TIME_IS_UP,
  'attempt_over',
  'link_over',
  'attempt_not_started',
  'open_elsewhere',
] satisfies (keyof typeof assessmentErrors)[]
const TOO_MANY = 429
const NOT_SIGNED_IN = 401
const NOT_FOUND = 404

/** No connection, a server in trouble, too much at once, or a session that has to be renewed: that passes. */
const mayPass = (status: number) => status === 0 || status >= 500 || status === TOO_MANY || status === NOT_SIGNED_IN

type Answered = { data: { clock: Omit<ServerClock, 'at'> } }

/** The outcome of a save or a heartbeat as a value; it never throws. */
export async function callResult(call: Promise<Answered>): Promise<CallResult> {
  try {
    return { outcome: 'saved', clock: (await call).data.clock }
  } catch (error) {
    if (!isCallFailure(error)) {
      reportError(error)
      return { outcome: 'retry' }
    }
    if (mayPass(error.status)) return { outcome: 'retry' }
    if (!OVER.includes(error.code) && error.status !== NOT_FOUND) return { outcome: 'refused' }
    return { outcome: 'over', end: error.code === TIME_IS_UP ? 'time' : 'other' }
  }
}
