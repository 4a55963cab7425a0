import { machine } from '../kernel/machine.ts'

/**
 * The life of an offer (D-132): made after an accepted interview by operations or the company; the talent accepts, asks for
 * a change or declines; the other side changes the terms or keeps them. A new version waits for the talent again. Once
 * accepted it becomes a contract, and may be given up until both have signed that.
 */
export const offerLife = machine({
  made: {
    accept: 'accepted',
    ask_change: 'change_asked',
    decline: 'declined',
    revise: 'changed',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  change_asked: {
    revise: 'changed',
    keep: 'made',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  changed: {
    accept: 'accepted',
    ask_change: 'change_asked',
    decline: 'declined',
    revise: 'changed',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  accepted: { decline: 'declined', withdraw: 'withdrawn' },
  declined: {},
  expired: {},
  withdrawn: {},
})

export type OfferState = (typeof offerLife.states)[number]
export type OfferEvent = (typeof offerLife.events)[number]
export const OFFER_STATES = offerLife.states as [OfferState, ...OfferState[]]

export const OFFER_MOVERS = ['talent', 'client', 'operations', 'system'] as const
export type OfferMover = (typeof OFFER_MOVERS)[number]
const AUTHORS: readonly OfferMover[] = ['client', 'operations']
const MOVED_BY: Readonly<Record<OfferEvent, readonly OfferMover[]>> = {
  accept: ['talent'],
  ask_change: ['talent'],
  decline: ['talent'],
  revise: AUTHORS,
  keep: AUTHORS,
  withdraw: AUTHORS,
  expire: ['system'],
}
export const mayMove = (event: OfferEvent, mover: OfferMover): boolean => MOVED_BY[event].includes(mover)
export const movesOf = (state: OfferState, mover: OfferMover): OfferEvent[] =>
  offerLife.moves(state).filter((event) => mayMove(event, mover))

/** Whose answer it waits for. */
export const waitsFor = (state: OfferState): 'talent' | 'client' | null =>
  offerLife.next(state, 'accept') ? 'talent' : offerLife.next(state, 'keep') ? 'client' : null

/** The clock ends it when nobody answers. */
export const OPEN = offerLife.sources('expire')
/** Open or accepted: an interview has one such offer at most. */
export const STANDING = offerLife.sources('withdraw')
export const ACCEPTED = offerLife.targets('accept')
export const WAITING = {
  talent: OFFER_STATES.filter((state) => waitsFor(state) === 'talent'),
  client: OFFER_STATES.filter((state) => waitsFor(state) === 'client'),
}
/** Over without a contract. */
export const CLOSED = OFFER_STATES.filter((state) => offerLife.moves(state).length === 0)
