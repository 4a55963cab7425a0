import { machine } from '../kernel/machine.ts'

/**
 * The eight states of a renewal and nothing else (D-77): the company renews as it is, asks operations for other terms, or
 * rejects; operations approve the terms, or ask the company about another fee first; the talent accepts, asks for other terms, or rejects; whatever is open when the contract ends has lapsed.
 */
export const renewalLife = machine({
  need_renewal: {
    renew: 'in_progress',
    change_terms: 'waiting_response',
    reject_by_client: 'rejected_by_client',
    accept_fee: 'pending_talent',
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
    lapse: 'rejected',
  },
  in_progress: {
    accept: 'renewed',
    counter: 'waiting_response',
    reject_by_talent: 'rejected_by_talent',
    lapse: 'rejected',
  },
  renewed: {},
  rejected: {},
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
  approve: 'operations',
  propose_fee: 'operations',
  refuse: 'operations',
  accept: 'talent',
  counter: 'talent',
  reject_by_talent: 'talent',
  lapse: 'system',
}
export const movesOf = (state: RenewalState, mover: RenewalMover): RenewalEvent[] =>
  renewalLife.moves(state).filter((event) => MOVED_BY[event] === mover)

/** Whose answer it waits for. */
export const waitsFor = (state: RenewalState): Exclude<RenewalMover, 'system'> | null =>
  (['client', 'talent', 'operations'] as const).find((mover) => movesOf(state, mover).length > 0) ?? null

export const OPEN = renewalLife.sources('lapse')
export const WAITING = {
  client: RENEWAL_STATES.filter((state) => waitsFor(state) === 'client'),
  talent: RENEWAL_STATES.filter((state) => waitsFor(state) === 'talent'),
  operations: RENEWAL_STATES.filter((state) => waitsFor(state) === 'operations'),
}

/** The tabs of the list: what waits for the company, what others think about, what is settled. */
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
export const tabOf = (state: RenewalState): RenewalTab => TAB_OF[state]
export const statesOf = (tab: RenewalTab): RenewalState[] => RENEWAL_STATES.filter((state) => TAB_OF[state] === tab)
