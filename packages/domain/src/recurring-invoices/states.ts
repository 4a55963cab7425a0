import { machine } from '../kernel/machine.ts'

/** The life of a recurring invoice: it bills on its days, rests, and ends for good. */
export const recurringLife = machine({
  active: { pause: 'paused', end: 'ended' },
  paused: { resume: 'active', end: 'ended' },
  ended: {},
})
export type RecurringState = (typeof recurringLife.states)[number]
export type RecurringEvent = (typeof recurringLife.events)[number]
export const RECURRING_STATES = recurringLife.states as [RecurringState, ...RecurringState[]]
/** The clock bills these. */
export const BILLING = recurringLife.sources('pause')
/** What it bills may still be changed. */
export const CHANGEABLE = recurringLife.sources('end')
export const isChangeable = (state: RecurringState): boolean => CHANGEABLE.includes(state)
