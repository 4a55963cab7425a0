import { machine } from '../kernel/machine.ts'

/**
 * The life of a payment (S-065): only the provider's word ends it. The states are ordered (a join-semilattice): aborted is
 * outranked by failed, and both by successful, because money that came has come. So the provider may say what happened in
 * any order and as often as it likes.
 */
export const paymentLife = machine({
  processing: { succeed: 'successful', fail: 'failed', abort: 'aborted' },
  aborted: { succeed: 'successful', fail: 'failed' },
  failed: { succeed: 'successful' },
  successful: {},
})
export type PaymentState = (typeof paymentLife.states)[number]
export type PaymentEvent = (typeof paymentLife.events)[number]
export const PAYMENT_STATES = paymentLife.states as [PaymentState, ...PaymentState[]]
/** The provider has not said how it ended. */
export const UNSURE = paymentLife.sources('abort')
export const awaitsProvider = (state: PaymentState): boolean => UNSURE.includes(state)
export const SETTLED = PAYMENT_STATES.filter((state) => paymentLife.moves(state).length === 0)
export const isSettled = (state: PaymentState): boolean => SETTLED.includes(state)

/** The life of a refund: asked for by finance, ended by the provider's word; a bank may send back later what it took. */
export const refundLife = machine({
  processing: { succeed: 'successful', fail: 'failed' },
  successful: { return: 'returned' },
  failed: {},
  returned: {},
})
export type RefundState = (typeof refundLife.states)[number]
export type RefundEvent = (typeof refundLife.events)[number]
export const REFUND_STATES = refundLife.states as [RefundState, ...RefundState[]]
/** The money has gone back. */
export const isRefunded = (state: RefundState): boolean => refundLife.targets('succeed').includes(state)
/** The bank may still send it back. */
export const isReturnable = (state: RefundState): boolean => refundLife.next(state, 'return') !== null
/** The money did not leave us, or is here again. */
export const NOT_REFUNDED = [...refundLife.targets('fail'), ...refundLife.targets('return')]
/** The provider has not answered. */
export const UNANSWERED = refundLife.sources('succeed')
export const isUnanswered = (state: RefundState): boolean => UNANSWERED.includes(state)
