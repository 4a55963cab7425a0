import { expect, test } from 'vitest'
import {
  MEETING_STATES,
  OUTCOMES,
  type MeetingEvent,
  type MeetingMover,
  type MeetingState,
  mayMove,
  meetingLife,
  stateForVisitor,
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
  ['booked', 'miss', 'missed', 'nobody came'],
  ['held', 'cancel', null, 'what was cannot be given up'],
  ['held', 'miss', 'missed', 'a wrong outcome is corrected'],
  ['missed', 'end', 'held', 'and back'],
])('%s, %s → %s: %s', (state, event, next) => expect(meetingLife.next(state, event)).toBe(next))

test('whatever happens ends in a meeting that took place, did not, or was canceled', () => {
  const ends = MEETING_STATES.filter((state) =>
    meetingLife.moves(state).every((event) => OUTCOMES.some((outcome) => outcome === event)),
  )
  expect(ends).toEqual(['canceled', 'held', 'missed'])
})

test('for the visitor a meeting has ended with its time, before anybody writes down its outcome', () => {
  const [end, later] = [new Date('2026-11-24T09:30:00Z'), new Date('2026-11-24T09:31:00Z')]
  expect(stateForVisitor({ state: 'booked', ends_at: later }, end)).toBe('booked')
  expect(stateForVisitor({ state: 'booked', ends_at: end }, later)).toBe('held')
  expect(stateForVisitor({ state: 'missed', ends_at: end }, later)).toBe('missed')
})

test.each<[MeetingMover, MeetingEvent[]]>([
  ['visitor', ['confirm', 'cancel', 'move']],
  ['staff', ['cancel', 'move', 'end', 'miss']],
  ['system', ['release']],
])('%s may %s', (mover, events) =>
  expect(meetingLife.events.filter((event) => mayMove(event, mover)).toSorted()).toEqual(events.toSorted()),
)
