import { machine } from '../kernel/machine.ts'

/**
 * The life of a quote: written, sent, answered by the company until its last day. What was sent is never changed: it is
 * withdrawn and written again.
 */
export const quoteLife = machine({
  draft: { send: 'sent', discard: 'discarded' },
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', expire: 'expired' },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
  discarded: {},
})
export type QuoteState = (typeof quoteLife.states)[number]
export type QuoteEvent = (typeof quoteLife.events)[number]
export const QUOTE_STATES = quoteLife.states as [QuoteState, ...QuoteState[]]

/** It waits for the company. */
export const OPEN_QUOTES = quoteLife.sources('accept')
/** Colleagues may still write it. */
export const WRITABLE = quoteLife.sources('send')
const UNSEEN: readonly QuoteState[] = [...WRITABLE, ...quoteLife.targets('discard')]
/** The company sees what was sent to it. */
export const SENT_STATES = QUOTE_STATES.filter((state) => !UNSEEN.includes(state))
export const isOpen = (state: QuoteState): boolean => OPEN_QUOTES.includes(state)
export const isWritable = (state: QuoteState): boolean => WRITABLE.includes(state)
export const isSent = (state: QuoteState): boolean => SENT_STATES.includes(state)
