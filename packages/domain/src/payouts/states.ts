import { machine } from '../kernel/machine.ts'

/**
 * The life of a payout: owed until its due day, paid by finance in a batch. `held` is on hold, until finance releases it;
 * what a credit note took back whole, and the bonus of a referral that came to nothing, is canceled. What the bank sends back is owed again.
 */
export const payoutLife = machine({
  due: { pay: 'paid', hold: 'held', cancel: 'canceled' },
  held: { release: 'due', cancel: 'canceled' },
  paid: { return: 'due' },
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

/** The life of a batch: open until the bank has answered for every transfer of it, or given back whole. */
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

/**
 * The life of a transfer, which pays one talent of a batch: planned with it, taken by the bank, and paid or rejected; what was paid may
 * still be sent back. One that is rejected gives its payouts back, as a batch that is discarded does.
 */
export const transferLife = machine({
  planned: { accept: 'accepted', pay: 'paid', reject: 'rejected', discard: 'discarded' },
  accepted: { pay: 'paid', reject: 'rejected' },
  paid: { return: 'returned' },
  rejected: {},
  returned: {},
  discarded: {},
})
export type TransferState = (typeof transferLife.states)[number]
export type TransferEvent = (typeof transferLife.events)[number]
export const TRANSFER_STATES = transferLife.states as [TransferState, ...TransferState[]]
/** The bank has not done it. */
export const OPEN_TRANSFERS = transferLife.sources('pay')
export const isOpenTransfer = (state: TransferState): boolean => OPEN_TRANSFERS.includes(state)
/** The bank did it, whatever came after. */
export const SETTLED_TRANSFERS = [...transferLife.targets('pay'), ...transferLife.targets('return')]
export const isSettledTransfer = (state: TransferState): boolean => SETTLED_TRANSFERS.includes(state)
/** The bank may send it back. */
export const isReturnable = (state: TransferState): boolean => transferLife.next(state, 'return') !== null
/** The bank did not pay it: its payouts are owed again. */
export const FAILED_TRANSFERS = [...transferLife.targets('reject'), ...transferLife.targets('return')]
/** Nothing of it can be discarded that the bank has. */
export const isDiscardable = (state: TransferState): boolean => transferLife.next(state, 'discard') !== null
