import { machine } from '../kernel/machine.ts'

/**
 * The life of a question about how it is going: asked by the clock, answered once or lapsed. An answer that is not good is
 * raised with the account manager until a colleague has handled it.
 */
export const checkInLife = machine({
  asked: { answer: 'answered', raise: 'raised', lapse: 'lapsed' },
  raised: { handle: 'handled' },
  answered: {},
  handled: {},
  lapsed: {},
})
export type CheckInState = (typeof checkInLife.states)[number]
export type CheckInEvent = (typeof checkInLife.events)[number]
export const CHECK_IN_STATES = checkInLife.states as [CheckInState, ...CheckInState[]]

/** It waits for its side. */
export const OPEN_CHECK_INS = checkInLife.sources('answer')
/** It waits for a colleague. */
export const RAISED = checkInLife.sources('handle')
