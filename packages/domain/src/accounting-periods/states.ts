import { machine } from '../kernel/machine.ts'

/** The life of a month of the books. Opened again it is being closed, for that is what it was opened for. */
export const periodLife = machine({
  open: { begin: 'closing' },
  closing: { stop: 'open', close: 'closed' },
  closed: { reopen: 'closing' },
})
export type PeriodState = (typeof periodLife.states)[number]
export type PeriodEvent = (typeof periodLife.events)[number]
export const PERIOD_STATES = periodLife.states as [PeriodState, ...PeriodState[]]
export const PERIOD_EVENTS = periodLife.events as [PeriodEvent, ...PeriodEvent[]]
/** Nothing is booked in it any more. */
export const CLOSED = periodLife.targets('close')
export const isClosed = (state: PeriodState): boolean => CLOSED.includes(state)
