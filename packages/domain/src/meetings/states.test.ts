import { expect, test } from 'vitest'
import {
  MEETING_STATES,
  type MeetingEvent,
  type MeetingMover,
  type MeetingState,
  mayMove,
  meetingLife,
} from './states.ts'

test.each<[MeetingState, MeetingEvent, MeetingState | null, string]>([
  ['pending', 'confirm', 'booked', 'the code is entered'],
  ['pending', 'release', 'canceled', 'nobody proved the address'],
  ['pending', 'move', null, 'a slot that is only held is chosen anew instead'],
  ['booked', 'move', 'booked', 'to another slot'],
  ['booked', 'cancel', 'canceled', 'given up'],
  ['booked', 'release', null, 'what is booked does not lapse'],
  ['booked', 'end', 'held', 'it took place'],
  ['canceled', 'confirm', null, 'a code that comes too late'],
  ['held', 'cancel', null, 'what was cannot be given up'],
])('%s, %s → %s: %s', (state, event, next) => expect(meetingLife.next(state, event)).toBe(next))

test('whatever happens ends in a meeting that took place or was canceled', () => {
  const ends = MEETING_STATES.filter((state) => meetingLife.moves(state).length === 0)
  expect(ends).toEqual(['canceled', 'held'])
})

test.each<[MeetingMover, MeetingEvent[]]>([
  ['visitor', ['confirm', 'cancel', 'move']],
  ['staff', ['cancel', 'move']],
  ['system', ['release', 'end']],
])('%s may %s', (mover, events) =>
  expect(meetingLife.events.filter((event) => mayMove(event, mover)).toSorted()).toEqual(events.toSorted()),
)
