import { expect, test } from 'vitest'
import { SPECIFIED_POLICIES } from '../kernel/policies/policies.ts'
import type { SelectionState } from '../selections/states.ts'
import { openSteps, plannedStep, stepsDone } from './rules.ts'

test.each<[SelectionState | null, number]>([
  [null, 0],
  ['assessment', 0],
  ['evaluation', 1],
  ['interview', 2],
  ['alignment', 3],
  ['done', 4],
  ['rejected', 0],
  ['left', 0],
])('in %s %i steps are behind somebody', (state, steps) => {
  expect(stepsDone(state)).toBe(steps)
})

test('a policy of no steps makes no nomination early, and one of two asks for the first two', () => {
  expect(openSteps(null, { steps_before_nomination: 0 })).toEqual([])
  expect(openSteps('assessment', { steps_before_nomination: 2 })).toEqual(['assessment', 'evaluation'])
  expect(openSteps('interview', { steps_before_nomination: 2 })).toEqual([])
})

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
