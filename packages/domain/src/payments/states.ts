import { machine } from '../kernel/machine.ts'

/** The life of a payment (S-065): only the provider's word ends it. Whatever comes after that changes nothing. */
export const paymentLife = machine({
  processing: { succeed: 'successful', fail: 'failed', abort: 'aborted' },
  /** A provider may still say that a payment came after all. */
  aborted: { succeed: 'successful' },
  failed: { succeed: 'successful' },
  successful: {},
})
export type PaymentState = (typeof paymentLife.states)[number]
export type PaymentEvent = (typeof paymentLife.events)[number]
export const PAYMENT_STATES = paymentLife.states as [PaymentState, ...PaymentState[]]
export const isSettled = (state: PaymentState): boolean => paymentLife.moves(state).length === 0
export const UNSURE = paymentLife.sources('abort')
