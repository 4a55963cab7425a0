import { machine } from '../kernel/machine.ts'

/** State machine of a meeting. A slot is only reserved until the address is verified (D-26); `held` means it took place. */
export const meetingLife = machine({
  pending: { confirm: 'booked', release: 'canceled', cancel: 'canceled' },
  booked: { move: 'booked', cancel: 'canceled', end: 'held' },
  canceled: {},
  held: {},
})

export type MeetingState = (typeof meetingLife.states)[number]
export type MeetingEvent = (typeof meetingLife.events)[number]
export const MEETING_STATES = meetingLife.states as [MeetingState, ...MeetingState[]]

/** The visitor signed in or with the link of the mail; our colleagues by their role; `system` is the clock. */
export type MeetingMover = 'visitor' | 'staff' | 'system'
export const MOVED_BY: Readonly<Record<MeetingEvent, readonly MeetingMover[]>> = {
  confirm: ['visitor'],
  release: ['system'],
  move: ['visitor', 'staff'],
  cancel: ['visitor', 'staff'],
  end: ['system'],
}

/** The slot is reserved, and the address not verified. */
export const RESERVED = meetingLife.sources('confirm')
export const BOOKED = meetingLife.sources('move')
/** To come: it may be canceled. */
export const AHEAD = meetingLife.sources('cancel')
export const CANCELED = meetingLife.targets('cancel')
/** It was booked, and not canceled since. */
export const AGREED = [...BOOKED, ...meetingLife.targets('end')]
export const isBooked = (state: MeetingState): boolean => BOOKED.includes(state)
export const isCanceled = (state: MeetingState): boolean => CANCELED.includes(state)

export const mayMove = (event: MeetingEvent, mover: MeetingMover): boolean => MOVED_BY[event].includes(mover)
