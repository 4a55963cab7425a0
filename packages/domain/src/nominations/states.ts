import { machine } from '../kernel/machine.ts'

/**
 * The life of a nomination (D-68): a person is reserved for a request until a day, interviewed for it, and taken or not.
 * What time has ended may be given more of it by a colleague.
 */
export const nominationLife = machine({
  reserved: {
    interview: 'in_interview',
    pass: 'not_interested',
    ask_for_days: 'reserved',
    extend: 'reserved',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  in_interview: {
    accept: 'accepted',
    pass: 'not_interested',
    release: 'reserved',
    extend: 'in_interview',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  accepted: {},
  not_interested: {},
  expired: { ask_for_days: 'expired', extend: 'reserved' },
  withdrawn: {},
})

export type NominationState = (typeof nominationLife.states)[number]
export type NominationEvent = (typeof nominationLife.events)[number]
export const NOMINATION_STATES = nominationLife.states as [NominationState, ...NominationState[]]

/** Entries of the history of a nomination: its moves and its beginning. */
export const NOMINATION_EVENT_KINDS = [
  'nominate',
  ...(nominationLife.events as [NominationEvent, ...NominationEvent[]]),
] as const
export type NominationEventKind = (typeof NOMINATION_EVENT_KINDS)[number]

/** Who may cause an event; `system` is the clock and the interviews, which the client starts. */
export type Mover = 'client' | 'staff' | 'system'
const MOVED_BY = {
  interview: ['client', 'system'],
  release: ['system'],
  accept: ['system'],
  pass: ['client'],
  ask_for_days: ['client'],
  extend: ['staff'],
  expire: ['system'],
  withdraw: ['staff', 'system'],
} as const satisfies Record<NominationEvent, readonly Mover[]>
export type ClientMove = {
  [Event in NominationEvent]: 'client' extends (typeof MOVED_BY)[Event][number] ? Event : never
}[NominationEvent]

export const mayMove = (event: NominationEvent, mover: Mover): boolean =>
  (MOVED_BY[event] as readonly Mover[]).includes(mover)

const isByClient = (event: NominationEvent): event is ClientMove => mayMove(event, 'client')
/** What the client may do (D-63). Interviews have moves of their own from there on. */
export const CLIENT_MOVES = nominationLife.events.filter(isByClient)
export const clientMovesIn = (state: NominationState): ClientMove[] => nominationLife.moves(state).filter(isByClient)

/** Where time may end it. */
export const EXPIRING = nominationLife.sources('expire')
export const ACCEPTED = nominationLife.targets('accept')
/** Current: the same person cannot be nominated for the same request again. */
export const STANDING = [...EXPIRING, ...ACCEPTED]
/** The client has not chosen yet. */
export const UNDECIDED = nominationLife.sources('interview')
/** The client did not want them. */
export const PASSED = nominationLife.targets('pass')
export const EXPIRED = nominationLife.targets('expire')
export const isExpired = (state: NominationState): boolean => EXPIRED.includes(state)
/** The client meets them, or has met them and decides. */
export const isInInterview = (state: NominationState): boolean => nominationLife.next(state, 'accept') !== null
/** The client no longer sees it. */
export const WITHDRAWN = nominationLife.targets('withdraw')
export const isWithdrawn = (state: NominationState): boolean => WITHDRAWN.includes(state)
