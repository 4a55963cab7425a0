import { expect, test } from 'vitest'
import { SPECIFIED_POLICIES } from '../kernel/policies/policies.ts'
import type { SelectionState } from '../selections/states.ts'
import { isEarly, openSteps, plannedStep, stepsDone } from './rules.ts'

test.each<[SelectionState | null, number, boolean]>([
  [null, 0, true],
  ['assessment', 0, true],
  ['evaluation', 1, true],
  ['interview', 2, true],
  ['alignment', 3, false],
  ['done', 4, false],
  ['rejected', 0, true],
  ['left', 0, true],
])('in %s %i steps are behind somebody; a nomination is early: %s', (state, steps, early) => {
  expect(stepsDone(state)).toBe(steps)
  expect(isEarly(state, SPECIFIED_POLICIES)).toBe(early)
})

test('a policy of no steps makes no nomination early', () =>
  expect(isEarly(null, { steps_before_nomination: 0 })).toBe(false))

test.each<[SelectionState | null, string[]]>([
  [null, ['assessment', 'evaluation', 'interview']],
  ['evaluation', ['evaluation', 'interview']],
  ['interview', ['interview']],
  ['alignment', []],
  ['rejected', ['assessment', 'evaluation', 'interview']],
])('in %s these promised steps are still open: %j', (state, open) => {
  expect(openSteps(state, SPECIFIED_POLICIES)).toEqual(open)
})

const now = new Date('2026-11-15T09:00:00Z')
const [yesterday, tomorrow, later] = ['14', '16', '20'].map((day) => new Date(`2026-11-${day}T09:00:00Z`))
test.each([
  [
    'a meeting that is set comes before the promised day',
    'interview',
    later!,
    tomorrow!,
    { step: 'interview', at: tomorrow },
  ],
  ['without one the promised day counts', 'evaluation', later!, null, { step: 'evaluation', at: later }],
  ['a day that has passed is no plan', 'evaluation', yesterday!, null, { step: 'evaluation', at: null }],
  ['who is through has nothing planned', 'alignment', later!, tomorrow!, null],
  ['nor has who was turned down', 'rejected', null, null, null],
  ['nor who never applied', null, null, null, null],
] as const)('what is planned for a nominee: %s', (_, selection, due_at, meeting_at, expected) => {
  expect(plannedStep({ selection, due_at, meeting_at }, SPECIFIED_POLICIES, now)).toEqual(expected)
})
