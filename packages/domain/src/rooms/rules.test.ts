import { expect, test } from 'vitest'
import { HOUR, MINUTE, after } from '../kernel/time/time.ts'
import type { InterviewState } from '../interviews/states.ts'
import type { MeetingState } from '../meetings/states.ts'
import { type RoomAccess, accessAt, mayRecord, meetingAccessAt } from './rules.ts'

const start = new Date('2026-11-18T12:00:00Z')
const end = after(start, 45 * MINUTE)

test.each<[string, InterviewState, Date, RoomAccess]>([
  ['an hour before it is early', 'interview_scheduled', after(start, -HOUR), 'early'],
  ['a quarter of an hour before it opens', 'interview_scheduled', after(start, -15 * MINUTE), 'open'],
  ['who talks on is not cut off', 'client_pending', after(end, 59 * MINUTE), 'open'],
  ['nor whoever has said their word already', 'interview_completed', after(end, MINUTE), 'open'],
  ['after an hour it is over', 'client_pending', after(end, HOUR), 'over'],
  ['a canceled one has no room', 'canceled', start, 'over'],
])('%s', (_, state, now, door) => expect(accessAt({ state, starts_at: start, ends_at: end }, now)).toBe(door))

test('without an agreed time there is nothing to open', () =>
  expect(accessAt({ state: 'pending_client_time_slots', starts_at: null, ends_at: null }, start)).toBe('not_agreed'))

test('a recording runs only while both agree', () => {
  expect(mayRecord({ client: true, talent: true })).toBe(true)
  expect(mayRecord({ client: true, talent: false })).toBe(false)
})

test.each<[string, MeetingState, Date, RoomAccess]>([
  ['an hour before a meeting it is early', 'booked', after(start, -HOUR), 'early'],
  ['a quarter of an hour before it opens', 'booked', after(start, -15 * MINUTE), 'open'],
  ['who has noted that it took place may talk on', 'held', after(end, MINUTE), 'open'],
  ['after an hour it is over', 'booked', after(end, HOUR), 'over'],
  ['a canceled one has no room', 'canceled', start, 'over'],
  ['nor one that did not take place', 'missed', start, 'over'],
])('%s', (_, state, now, access) =>
  expect(meetingAccessAt({ state, starts_at: start, ends_at: end }, now)).toBe(access),
)
