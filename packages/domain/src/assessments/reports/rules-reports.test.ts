import { expect, test } from 'vitest'
import { mayObject } from './rules-reports.ts'
import { ATTEMPT_STATES } from '../states.ts'

test('one objects to a failed or annulled attempt, and once', () => {
  expect(ATTEMPT_STATES.filter((state) => mayObject(state, false))).toEqual(['failed', 'annulled'])
  expect(ATTEMPT_STATES.filter((state) => mayObject(state, true))).toEqual([])
})
