import { machine } from '../kernel/machine.ts'

/** What a talent is owed for a month: due once the company has paid or the day has come, paid by finance in a batch. */
export const payoutLife = machine({
  due: { pay: 'paid', hold: 'held', cancel: 'canceled' },
  held: { release: 'due', cancel: 'canceled' },
  paid: {},
  canceled: {},
})
export type PayoutState = (typeof payoutLife.states)[number]
export type PayoutEvent = (typeof payoutLife.events)[number]
export const PAYOUT_STATES = payoutLife.states as [PayoutState, ...PayoutState[]]
