import { machine } from '../kernel/machine.ts'

/**
 * The life of a contract (D-123): operations prepare it after an accepted interview, the account manager sends it, the
 * talent signs, then the company; it runs, comes near its end, is renewed or ends, by notice before that. What is given up
 * before it runs or ended without notice is terminated, with a reason.
 */
export const contractLife = machine({
  draft: { send: 'sent', terminate: 'terminated' },
  sent: { sign_by_talent: 'signed_by_talent', take_back: 'draft', terminate: 'terminated' },
  signed_by_talent: { sign_by_client: 'active', terminate: 'terminated' },
  active: { come_near: 'ending', renew: 'active', end: 'ended', terminate: 'terminated' },
  ending: { renew: 'active', end: 'ended', terminate: 'terminated' },
  ended: {},
  terminated: {},
})

export type ContractState = (typeof contractLife.states)[number]
export type ContractEvent = (typeof contractLife.events)[number]
export const CONTRACT_STATES = contractLife.states as [ContractState, ...ContractState[]]

export const CONTRACT_MOVERS = ['talent', 'client', 'operations', 'account_manager', 'system'] as const
export type ContractMover = (typeof CONTRACT_MOVERS)[number]
const MOVED_BY: Readonly<Record<ContractEvent, readonly ContractMover[]>> = {
  send: ['account_manager'],
  take_back: ['account_manager', 'operations'],
  sign_by_talent: ['talent'],
  sign_by_client: ['client'],
  come_near: ['system'],
  renew: ['system'],
  end: ['system'],
  terminate: ['operations', 'account_manager'],
}
export const mayMove = (event: ContractEvent, mover: ContractMover): boolean => MOVED_BY[event].includes(mover)
export const movesOf = (state: ContractState, mover: ContractMover): ContractEvent[] =>
  contractLife.moves(state).filter((event) => mayMove(event, mover))

type Facts = {
  /** Somebody works by it: it is billed, and contacts are open. */
  readonly is_running: boolean
  /** Both have signed it once. */
  readonly is_signed: boolean
  /** Whose signature it waits for. */
  readonly waits_for: 'talent' | 'client' | null
  /** Parties see it; a draft is ours alone. */
  readonly is_shown: boolean
}
const RUNS = { is_running: true, is_signed: true, waits_for: null, is_shown: true } as const
const FACTS: Readonly<Record<ContractState, Facts>> = {
  draft: { is_running: false, is_signed: false, waits_for: null, is_shown: false },
  sent: { is_running: false, is_signed: false, waits_for: 'talent', is_shown: true },
  signed_by_talent: { is_running: false, is_signed: false, waits_for: 'client', is_shown: true },
  active: RUNS,
  ending: RUNS,
  ended: { ...RUNS, is_running: false },
  terminated: { ...RUNS, is_running: false, is_signed: false },
}
export const factsOf = (state: ContractState): Facts => FACTS[state]
const statesWith = (holds: (facts: Facts) => boolean) => CONTRACT_STATES.filter((state) => holds(FACTS[state]))
/** Not signed by both: it can be given up as if it had never been. */
export const isUnsigned = (state: ContractState): boolean =>
  contractLife.next(state, 'terminate') !== null && !FACTS[state].is_signed
/** They are billed and may be renewed. */
export const RUNNING = statesWith(({ is_running }) => is_running)
export const VISIBLE_STATES = statesWith(({ is_shown }) => is_shown)
/** It ran to its last day. */
export const ENDED = contractLife.targets('end')
const NEAR = contractLife.targets('come_near')
/** Its last day is near: it is renewed or ends. */
export const isEnding = (state: ContractState): boolean => NEAR.includes(state)
export const TERMINATED = contractLife.targets('terminate')
/** Nothing happens to it any more. */
export const CLOSED = CONTRACT_STATES.filter((state) => contractLife.moves(state).length === 0)
const HIDDEN = statesWith(({ is_shown }) => !is_shown)
/** States that a draft can end in when it is given up: such a contract may never have been sent. */
export const PERHAPS_UNSENT = CLOSED.filter((to) =>
  HIDDEN.some((from) => contractLife.moves(from).some((event) => contractLife.next(from, event) === to)),
)
/** Waits for its first signature. */
export const SENT = contractLife.targets('send')
