import { machine } from '../kernel/machine.ts'

/**
 * The eight states of a renewal and nothing else (D-77): the company renews as it is, asks operations for other terms, or
 * rejects; the talent may propose terms before it has said anything, which it accepts, changes or drops; operations approve the terms, or ask the company about another fee first; the talent accepts, asks for other
 * terms, or rejects. The company may withdraw an offer until it is answered, and drop terms that it is asked about; whatever
 * is open when the contract ends, or when notice is given, has lapsed; a notice that is withdrawn opens it again.
 */
export const renewalLife = machine({
  need_renewal: {
    renew: 'in_progress',
    change_terms: 'waiting_response',
    propose: 'need_renewal',
    accept_terms: 'pending_talent',
    reject_by_client: 'rejected_by_client',
    accept_fee: 'pending_talent',
    drop_terms: 'need_renewal',
    lapse: 'rejected',
  },
  waiting_response: {
    approve: 'pending_talent',
    propose_fee: 'need_renewal',
    refuse: 'need_renewal',
    lapse: 'rejected',
  },
  pending_talent: {
    accept: 'renewed',
    counter: 'waiting_response',
    reject_by_talent: 'rejected_by_talent',
    withdraw: 'need_renewal',
    lapse: 'rejected',
  },
  in_progress: {
    accept: 'renewed',
    counter: 'waiting_response',
    reject_by_talent: 'rejected_by_talent',
    withdraw: 'need_renewal',
    lapse: 'rejected',
  },
  renewed: {},
  rejected: { reopen: 'need_renewal' },
  rejected_by_talent: {},
  rejected_by_client: {},
})

export type RenewalState = (typeof renewalLife.states)[number]
export type RenewalEvent = (typeof renewalLife.events)[number]
export const RENEWAL_STATES = renewalLife.states as [RenewalState, ...RenewalState[]]

export const RENEWAL_MOVERS = ['client', 'talent', 'operations', 'system'] as const
export type RenewalMover = (typeof RENEWAL_MOVERS)[number]
const MOVED_BY: Readonly<Record<RenewalEvent, RenewalMover>> = {
  renew: 'client',
  change_terms: 'client',
  reject_by_client: 'client',
  accept_fee: 'client',
  accept_terms: 'client',
  propose: 'talent',
  drop_terms: 'client',
  withdraw: 'client',
  approve: 'operations',
  propose_fee: 'operations',
  refuse: 'operations',
  accept: 'talent',
  counter: 'talent',
  reject_by_talent: 'talent',
  lapse: 'system',
  reopen: 'system',
}
export const movesOf = (state: RenewalState, mover: RenewalMover): RenewalEvent[] =>
  renewalLife.moves(state).filter((event) => MOVED_BY[event] === mover)

/** Whose answer it waits for; taking back one's own offer is none. */
export const waitsFor = (state: RenewalState): Exclude<RenewalMover, 'system'> | null =>
  (['client', 'talent', 'operations'] as const).find((mover) =>
    movesOf(state, mover).some((event) => event !== 'withdraw'),
  ) ?? null
/** The company may still take its offer back. */
export const isWithdrawable = (state: RenewalState): boolean => renewalLife.next(state, 'withdraw') !== null
/** The talent has read the offer: it waits for them, or they answered it. */
export const isOffered = (state: RenewalState): boolean =>
  waitsFor(state) === 'talent' ||
  [...renewalLife.targets('accept'), ...renewalLife.targets('reject_by_talent')].includes(state)

export const OPEN = renewalLife.sources('lapse')
export const WAITING = {
  client: RENEWAL_STATES.filter((state) => waitsFor(state) === 'client'),
  talent: RENEWAL_STATES.filter((state) => waitsFor(state) === 'talent'),
  operations: RENEWAL_STATES.filter((state) => waitsFor(state) === 'operations'),
}

/** The tabs of the list, each of whatever waits for somebody, is under way, or is settled. */
export const RENEWAL_TABS = ['need_renewal', 'in_progress', 'renewed', 'rejected'] as const
export type RenewalTab = (typeof RENEWAL_TABS)[number]
const TAB_OF: Readonly<Record<RenewalState, RenewalTab>> = {
  need_renewal: 'need_renewal',
  waiting_response: 'in_progress',
  pending_talent: 'in_progress',
  in_progress: 'in_progress',
  renewed: 'renewed',
  rejected: 'rejected',
  rejected_by_talent: 'rejected',
  rejected_by_client: 'rejected',
}
/** A talent's tab of what is under way holds what waits for them, and nothing that others still think about. */
const TALENT_TAB_OF: typeof TAB_OF = { ...TAB_OF, waiting_response: 'need_renewal' }
export type RenewalSeat = Exclude<RenewalMover, 'system'>
const tabOf = (state: RenewalState, seat: RenewalSeat): RenewalTab =>
  (seat === 'talent' ? TALENT_TAB_OF : TAB_OF)[state]
export const statesOf = (tab: RenewalTab, seat: RenewalSeat = 'client'): RenewalState[] =>
  RENEWAL_STATES.filter((state) => tabOf(state, seat) === tab)
