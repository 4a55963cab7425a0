import { expect, test } from 'vitest'
import { SPECIFIED_POLICIES } from '../kernel/policies/policies.ts'
import type { SelectionState } from '../selections/states.ts'
import { isEarly, stepsDone } from './rules.ts'

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
