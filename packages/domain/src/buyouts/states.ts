import { machine } from '../kernel/machine.ts'

/**
 * The life of a buyout: the company asks, the talent agrees or declines until a date, operations approve or refuse what the
 * talent agreed to. Until that is decided the company may withdraw and the talent may change their mind; it lapses with the
 * contract.
 */
export const buyoutLife = machine({
  asked: { consent: 'consented', decline: 'declined', withdraw: 'withdrawn', expire: 'expired', lapse: 'lapsed' },
  consented: { approve: 'approved', refuse: 'refused', decline: 'declined', withdraw: 'withdrawn', lapse: 'lapsed' },
  approved: {},
  refused: {},
  declined: {},
  withdrawn: {},
  expired: {},
  lapsed: {},
})
export type BuyoutState = (typeof buyoutLife.states)[number]
export type BuyoutEvent = (typeof buyoutLife.events)[number]
export const BUYOUT_STATES = buyoutLife.states as [BuyoutState, ...BuyoutState[]]

type BuyoutMover = 'talent' | 'client' | 'staff' | 'system'
const MOVED_BY: Readonly<Record<BuyoutEvent, BuyoutMover>> = {
  consent: 'talent',
  decline: 'talent',
  withdraw: 'client',
  approve: 'staff',
  refuse: 'staff',
  expire: 'system',
  lapse: 'system',
}
export const movesOf = (state: BuyoutState, mover: BuyoutMover): BuyoutEvent[] =>
  buyoutLife.moves(state).filter((event) => MOVED_BY[event] === mover)

/** It waits for the talent. */
export const UNANSWERED = buyoutLife.sources('consent')
/** It waits for operations. */
export const UNDECIDED = buyoutLife.sources('approve')
/** A contract has one such question at most. */
export const STANDING = buyoutLife.sources('lapse')
/** Ends after which the company lets some time pass: a talent who said no is not asked again and again. */
export const TURNED_DOWN = [...buyoutLife.targets('decline'), ...buyoutLife.targets('expire')]
export const isStanding = (state: BuyoutState): boolean => STANDING.includes(state)
