import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { MOVES, type MoveEvent, type MoveFacts, isMoveOpen, moveDue, moveFault, movesLeft } from './rules-moves.ts'
import { INTERVIEW_STATES, SIDES } from './states.ts'

const now = new Date('2026-11-15T09:00:00Z')
const facts: MoveFacts = {
  state: 'interview_scheduled',
  starts_at: after(now, 72 * HOUR),
  move: null,
  asked: { client: 0, talent: 0 },
}
const waiting: MoveFacts = {
  ...facts,
  move: { by: 'client', due_at: after(now, HOUR) },
  asked: { client: 1, talent: 0 },
}
const faultOf = (event: MoveEvent, side: 'client' | 'talent', changed: MoveFacts, at = now) =>
  moveFault(event, side, changed, UNCHANGED, at)

test('either side asks up to twice, at least twelve hours before, and one request waits at a time', () => {
  for (const side of SIDES) expect(faultOf('ask_move', side, facts)).toBeNull()
  expect(UNCHANGED.interview_move_hours).toBe(12)
  const starts_at = after(now, 12 * HOUR)
  expect(faultOf('ask_move', 'talent', { ...facts, starts_at })).toBe('move_late')
  expect(faultOf('ask_move', 'talent', { ...facts, starts_at: after(starts_at, 1) })).toBeNull()
  for (const side of SIDES) expect(faultOf('ask_move', side, waiting)).toBe('move_waits')
  const spent = { ...facts, asked: { client: MOVES.asked, talent: 1 } }
  expect([faultOf('ask_move', 'client', spent), faultOf('ask_move', 'talent', spent)]).toEqual(['move_spent', null])
  expect([movesLeft(spent, 'client'), movesLeft(spent, 'talent')]).toEqual([0, 1])
})

test('the other side answers and the one who asked takes it back, as long as it waits', () => {
  for (const event of ['accept_move', 'keep_time'] as const)
    expect([faultOf(event, 'talent', waiting), faultOf(event, 'client', waiting)]).toEqual([null, 'move_answered'])
  expect([faultOf('drop_move', 'client', waiting), faultOf('drop_move', 'talent', waiting)]).toEqual([
    null,
    'move_answered',
  ])
  const late = after(now, HOUR)
  for (const event of ['accept_move', 'keep_time', 'drop_move'] as const)
    for (const side of SIDES) {
      expect(faultOf(event, side, facts)).toBe('move_answered')
      expect(faultOf(event, side, waiting, late)).toBe('move_answered')
    }
  // What has lapsed no longer stands in the way.
  expect(faultOf('ask_move', 'talent', waiting, late)).toBeNull()
})

test('it waits only where the interview is scheduled', () => {
  for (const state of INTERVIEW_STATES)
    expect([state, isMoveOpen({ ...waiting, state }, now)]).toEqual([state, state === 'interview_scheduled'])
})

test('an answer comes within a day, four hours before the agreed time, and before the last new time, whichever is first', () => {
  const far = [{ starts_at: after(now, 200 * HOUR) }]
  const due = (start: number, times = far) => moveDue(now, after(now, start * HOUR), times, UNCHANGED)
  expect(due(72)).toEqual(after(now, 24 * HOUR))
  expect(due(13)).toEqual(after(now, 9 * HOUR))
  expect(due(72, [{ starts_at: after(now, 30 * MINUTE) }, { starts_at: after(now, 3 * HOUR) }])).toEqual(
    after(now, 3 * HOUR),
  )
})
