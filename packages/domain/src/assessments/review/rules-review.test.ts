import { UNCHANGED } from '../../kernel/policies/policies.ts'
import { describe, expect, test } from 'vitest'
import { type ReviewFacts, incidentDue, objectionDue, reviewChoices, scoresInOrder, videoDue } from './rules-review.ts'

const THURSDAY = new Date('2026-11-19T09:00:00Z')
const FACTS: ReviewFacts = {
  state: 'passed',
  integrity: 'none',
  incident: null,
  incident_at: null,
  decided_by: null,
  decided_at: null,
  has_objection: false,
}
const NO_MOVES = { review: false, give_back: false, annul: false, keep: false, answer_objection: false }

test('a recording is watched and an objection answered within three working days, holidays apart [D-74]', () => {
  expect(videoDue(THURSDAY, UNCHANGED).toISOString()).toBe('2026-11-24T15:00:00.000Z')
  expect(videoDue(THURSDAY, { ...UNCHANGED, holidays: ['2026-11-22'] }).toISOString()).toBe('2026-11-25T15:00:00.000Z')
  expect(objectionDue(THURSDAY, UNCHANGED)).toEqual(videoDue(THURSDAY, UNCHANGED))
  expect(incidentDue(THURSDAY, UNCHANGED).toISOString()).toBe('2026-11-22T15:00:00.000Z')
})

describe('what a colleague may do', () => {
  test.each<[string, Partial<ReviewFacts>, Partial<typeof NO_MOVES>]>([
    ['a video that waits is reviewed, or given back', { state: 'in_review' }, { review: true, give_back: true }],
    ['a plain result can be undone', {}, { give_back: true, annul: true }],
    ['a doubt is looked at', { integrity: 'high' }, { give_back: true, annul: true, keep: true }],
    ['once', { integrity: 'high', decided_by: 'me', decided_at: THURSDAY }, { give_back: true, annul: true }],
    ['a low level is no doubt', { integrity: 'low' }, { give_back: true, annul: true }],
    ['an incident is looked into', { incident_at: THURSDAY }, { give_back: true, annul: true, keep: true }],
    [
      'one that was reported after a decision, again',
      { incident_at: THURSDAY, decided_at: new Date(0), decided_by: 'me' },
      { give_back: true, annul: true, keep: true },
    ],
    [
      'code that could not be run has no result to keep',
      { state: 'submitted', incident_at: THURSDAY },
      { give_back: true },
    ],
    ['an incident while it runs', { state: 'running', incident_at: THURSDAY }, { give_back: true, keep: true }],
    [
      'an objection is answered by another person',
      { state: 'failed', has_objection: true, decided_by: 'other' },
      { give_back: true, annul: true, answer_objection: true },
    ],
    [
      'and not by whoever decided',
      { state: 'failed', has_objection: true, decided_by: 'me' },
      { give_back: true, annul: true },
    ],
    ['what is voided stays so', { state: 'voided', incident_at: THURSDAY }, {}],
  ])('%s', (_, facts, choices) => {
    expect(reviewChoices({ ...FACTS, ...facts }, 'me')).toEqual({ ...NO_MOVES, ...choices })
  })
})

test.each([
  [{ clear: 3, honest: 4 }, [3, 4]],
  [{ honest: 4, clear: 3 }, [3, 4]],
  [{ clear: 3 }, null],
  [{ clear: 3, honest: 4, other: 1 }, null],
  [{ clear: 3, other: 4 }, null],
])('a rubric needs each of its criteria and no other: %o', (scores, expected) => {
  expect(scoresInOrder(['clear', 'honest'], scores as unknown as Record<string, number>)).toEqual(expected)
})
