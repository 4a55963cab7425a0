import { expect, test } from 'vitest'
import { MAX_ROUNDS, countsAsRound, firstStateOf, isFollowed, mayFollow, readsRound } from './rules-rounds.ts'
import { INTERVIEW_STATES } from './states.ts'

test('a further round follows a meeting on which nobody has decided, up to the last one', () => {
  expect(INTERVIEW_STATES.filter((state) => mayFollow({ state, round: 1 }))).toEqual(['client_pending'])
  expect(mayFollow({ state: 'client_pending', round: MAX_ROUNDS - 1 })).toBe(true)
  expect(mayFollow({ state: 'client_pending', round: MAX_ROUNDS })).toBe(false)
})

test('only where they have met is it a round, and what was called off is none', () =>
  expect(INTERVIEW_STATES.filter(countsAsRound)).toEqual(['client_pending', 'interview_completed']))

test('a first round asks for terms; a further one begins with the choice of times', () => {
  expect(firstStateOf(undefined)).toBe('pending_talent_confirmation')
  expect(firstStateOf({ id: 'i' })).toBe('pending_client_time_slots')
})

test('a round that was followed says so in its history', () => {
  expect(isFollowed({ timeline: [{ kind: 'start' }, { kind: 'end' }] })).toBe(false)
  expect(isFollowed({ timeline: [{ kind: 'start' }, { kind: 'further_round' }] })).toBe(true)
})

test.each([
  ['its interviewer who has written', true, true, true, true],
  ['its interviewer who has not', true, false, false, false],
  ['whoever decides', false, false, false, true],
  ['who owes a scorecard of the round they read from', false, false, true, false],
])('%s reads the scorecards of a round or not', (_, isInterviewer, hasOwn, owesHere, reads) =>
  expect(readsRound({ isInterviewer, hasOwn }, owesHere)).toBe(reads),
)
