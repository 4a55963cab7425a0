import { machine } from '../kernel/machine.ts'

/**
 * The life of time off within a running contract: the talent asks, the company agrees or declines. Until the first day the
 * talent may withdraw it and the company may decline what it agreed to; what nobody answered by then, or what a contract
 * that is over leaves ahead, has lapsed.
 */
export const timeOffLife = machine({
  asked: { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn', lapse: 'lapsed' },
  agreed: { decline: 'declined', withdraw: 'withdrawn', lapse: 'lapsed' },
  declined: {},
  withdrawn: {},
  lapsed: {},
})

export type TimeOffState = (typeof timeOffLife.states)[number]
export type TimeOffEvent = (typeof timeOffLife.events)[number]
export const TIME_OFF_STATES = timeOffLife.states as [TimeOffState, ...TimeOffState[]]

type TimeOffMover = 'talent' | 'client' | 'system'
const MOVED_BY: Readonly<Record<TimeOffEvent, TimeOffMover>> = {
  agree: 'client',
  decline: 'client',
  withdraw: 'talent',
  lapse: 'system',
}
export const movesOf = (state: TimeOffState, mover: TimeOffMover): TimeOffEvent[] =>
  timeOffLife.moves(state).filter((event) => MOVED_BY[event] === mover)

/** It waits for the company. */
export const WAITING = timeOffLife.sources('agree')
/** The person is away on these days. */
export const AGREED = timeOffLife.targets('agree')
/** It takes its days: nothing else may be asked for on them. */
export const STANDING = timeOffLife.sources('lapse')
export const isWaiting = (state: TimeOffState): boolean => WAITING.includes(state)
export const isStanding = (state: TimeOffState): boolean => STANDING.includes(state)
