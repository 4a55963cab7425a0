import { machine } from '../kernel/machine.ts'

/**
 * The life of a notice: one side gives it, and may withdraw it until the other side has acknowledged it or the time for
 * that is over. The contract itself runs on until the last day; the clock ends it then.
 */
export const endingLife = machine({
  given: { acknowledge: 'acknowledged', withdraw: 'withdrawn' },
  acknowledged: {},
  withdrawn: {},
})
export type EndingState = (typeof endingLife.states)[number]
export type EndingEvent = (typeof endingLife.events)[number]
export const ENDING_STATES = endingLife.states as [EndingState, ...EndingState[]]

const WITHDRAWN = endingLife.targets('withdraw')
/** The contract ends by it. */
export const STANDING_ENDINGS = ENDING_STATES.filter((state) => !WITHDRAWN.includes(state))
/** The other side has not said that it knows. */
export const UNACKNOWLEDGED = endingLife.sources('acknowledge')
