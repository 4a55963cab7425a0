import { machine } from '../kernel/machine.ts'

/** The life of an entry by hand: written by one colleague, in the books when another has released it. */
export const manualLife = machine({
  waiting: { book: 'booked', refuse: 'refused', withdraw: 'withdrawn' },
  booked: {},
  refused: {},
  withdrawn: {},
})
export type ManualState = (typeof manualLife.states)[number]
export type ManualEvent = (typeof manualLife.events)[number]
export const MANUAL_STATES = manualLife.states as [ManualState, ...ManualState[]]
/** Nobody has decided about it. */
export const WAITING = manualLife.sources('book')
const BOOKED = manualLife.targets('book')
/** In the books, or on the way into them. */
export const STANDING: readonly ManualState[] = [...WAITING, ...BOOKED]
export const isBooked = (state: ManualState): boolean => BOOKED.includes(state)
