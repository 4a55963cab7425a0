import { machine } from '../kernel/machine.ts'

/**
 * State machine of a meeting. A slot is only reserved until the address is verified (D-26). After its time a colleague says
 * whether it took place (`held`) or not (`missed`), and may correct that.
 */
export const meetingLife = machine({
  pending: { confirm: 'booked', release: 'canceled', cancel: 'canceled' },
  booked: { move: 'booked', cancel: 'canceled', end: 'held', miss: 'missed' },
  canceled: {},
  held: { miss: 'missed' },
  missed: { end: 'held' },
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
  end: ['staff'],
  miss: ['staff'],
}

/** The slot is reserved, and the address not verified. */
export const RESERVED = meetingLife.sources('confirm')
export const BOOKED = meetingLife.sources('move')
/** To come: it may be canceled. */
export const AHEAD = meetingLife.sources('cancel')
export const CANCELED = meetingLife.targets('cancel')
/** It was booked, and not canceled since. */
export const AGREED = [...BOOKED, ...meetingLife.targets('end'), ...meetingLife.targets('miss')]
export const isBooked = (state: MeetingState): boolean => BOOKED.includes(state)
export const isMissed = (state: MeetingState): boolean => meetingLife.targets('miss').includes(state)
export const isCanceled = (state: MeetingState): boolean => CANCELED.includes(state)

/** What became of a meeting whose time has come. */
export const OUTCOMES = ['end', 'miss'] as const satisfies readonly MeetingEvent[]
export type MeetingOutcome = (typeof OUTCOMES)[number]

/** For the visitor a meeting whose time is over has ended, whether or not a colleague has written down its outcome. */
export const stateForVisitor = (meeting: { state: MeetingState; ends_at: Date }, now: Date): MeetingState =>
  isBooked(meeting.state) && meeting.ends_at <= now
    ? (meetingLife.next(meeting.state, 'end') ?? meeting.state)
    : meeting.state

export const mayMove = (event: MeetingEvent, mover: MeetingMover): boolean => MOVED_BY[event].includes(mover)
