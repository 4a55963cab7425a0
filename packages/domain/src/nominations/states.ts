import { machine } from '../kernel/machine.ts'

/**
 * The life of a nomination (D-68): a person is reserved for a request until a day, interviewed for it, and taken or not.
 * What time has ended may be given more of it by a colleague.
 */
export const nominationLife = machine({
  reserved: {
    interview: 'in_interview',
    pass: 'not_interested',
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
  expired: { extend: 'reserved' },
  withdrawn: {},
})

export type NominationState = (typeof nominationLife.states)[number]
export type NominationEvent = (typeof nominationLife.events)[number]
export const NOMINATION_STATES = nominationLife.states as [NominationState, ...NominationState[]]

/** Who brings an event about; `system` is the clock and the interviews. */
export type Mover = 'client' | 'staff' | 'system'
const MOVED_BY: Readonly<Record<NominationEvent, readonly Mover[]>> = {
  interview: ['system'],
  release: ['system'],
  accept: ['system'],
  pass: ['client'],
  extend: ['staff'],
  expire: ['system'],
  withdraw: ['staff', 'system'],
}

export const mayMove = (event: NominationEvent, mover: Mover): boolean => MOVED_BY[event].includes(mover)

/** It stands: the same person cannot be proposed for the same request beside it. */
export const STANDING: readonly NominationState[] = ['reserved', 'in_interview', 'accepted']
/** Where time may end it. */
export const EXPIRING = nominationLife.sources('expire')
