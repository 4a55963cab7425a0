import { machine } from '../kernel/machine.ts'

/**
 * The life of a payout: owed until its due day, paid by finance in a batch. `held` is on hold, until finance releases it;
 * what a credit note took back whole, and the bonus of a referral that came to nothing, is canceled.
 */
export const payoutLife = machine({
  due: { pay: 'paid', hold: 'held', cancel: 'canceled' },
  held: { release: 'due', cancel: 'canceled' },
  paid: {},
  canceled: {},
})
export type PayoutState = (typeof payoutLife.states)[number]
export type PayoutEvent = (typeof payoutLife.events)[number]
export const PAYOUT_STATES = payoutLife.states as [PayoutState, ...PayoutState[]]

/** Finance may put it into a batch. */
export const PAYABLE = payoutLife.sources('pay')
/** Owed: neither paid nor canceled. */
export const OWED = payoutLife.sources('cancel')
export const isPayable = (state: PayoutState): boolean => PAYABLE.includes(state)
export const isOwed = (state: PayoutState): boolean => OWED.includes(state)

const CANCELED = payoutLife.targets('cancel')
export const isCanceled = (state: PayoutState): boolean => CANCELED.includes(state)

/** The money has gone. */
const PAID = payoutLife.targets('pay')
export const isPaid = (state: PayoutState): boolean => PAID.includes(state)

/** The life of a batch: what was chosen and exported is paid as a whole, or given back. */
export const batchLife = machine({
  open: { pay: 'paid', discard: 'discarded' },
  paid: {},
  discarded: {},
})
export type BatchState = (typeof batchLife.states)[number]
export type BatchEvent = (typeof batchLife.events)[number]
export const BATCH_STATES = batchLife.states as [BatchState, ...BatchState[]]
/** The money is not sent: nothing in it may change. */
export const OPEN_BATCHES = batchLife.sources('pay')
export const isOpenBatch = (state: BatchState): boolean => OPEN_BATCHES.includes(state)
