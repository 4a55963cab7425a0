import { machine } from '../kernel/machine.ts'

/**
 * The life of a line: booked where it is certain, else decided about by finance, and again where its payment was reversed as a mistake.
 * What left the account waits for nobody.
 */
export const lineLife = machine({
  imported: { book: 'booked', queue: 'open' },
  open: { book: 'booked', set_aside: 'set_aside' },
  set_aside: { reopen: 'open' },
  booked: { reverse: 'open' },
  outgoing: {},
})
export type LineState = (typeof lineLife.states)[number]
export type LineEvent = (typeof lineLife.events)[number]
export const LINE_STATES = lineLife.states as [LineState, ...LineState[]]
/** Not compared with the invoices yet. */
export const UNMATCHED = lineLife.sources('queue')
export const isUnmatched = (state: LineState): boolean => UNMATCHED.includes(state)
/** Finance decides. */
export const QUEUED = lineLife.sources('set_aside')
export const isQueued = (state: LineState): boolean => QUEUED.includes(state)

const BOOKED = lineLife.targets('book')
export const isBooked = (state: LineState): boolean => BOOKED.includes(state)

/** A reversal is looked at in either direction; other money that left the account is none of an invoice. */
export const firstState = (line: { readonly amount: number; readonly is_reversal: boolean }): LineState =>
  line.amount < 0 && !line.is_reversal ? 'outgoing' : 'imported'
