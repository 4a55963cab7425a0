import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { actsNext, ageInDays, applyAgainAt, clockOf, missingEvidence, promisedBy, resultBy } from './rules.ts'
import type { SelectionState } from './states.ts'

// 2026-11-15 is a Sunday, the first working day of the week.
const SUNDAY = new Date('2026-11-15T09:00:00Z')
const THURSDAY = new Date('2026-11-19T09:00:00Z')

test.each<[SelectionState, Date, string[], string | null]>([
  ['assessment', SUNDAY, [], null],
  ['evaluation', SUNDAY, [], '2026-11-18T15:00:00.000Z'],
  ['evaluation', THURSDAY, [], '2026-11-24T15:00:00.000Z'],
  ['evaluation', SUNDAY, ['2026-11-17'], '2026-11-19T15:00:00.000Z'],
  ['interview', SUNDAY, [], '2026-11-22T15:00:00.000Z'],
  ['alignment', THURSDAY, [], '2026-11-26T15:00:00.000Z'],
  ['done', SUNDAY, [], null],
  ['rejected', SUNDAY, [], null],
])('%s entered on %s, holidays %j, is promised by %s [D-74, D-73]', (state, entered, holidays, by) =>
  expect(promisedBy(state, entered, { ...UNCHANGED, holidays })?.toISOString() ?? null).toBe(by),
)

test('the result of an assessment comes within ten minutes', () =>
  expect(resultBy(SUNDAY).toISOString()).toBe('2026-11-15T09:10:00.000Z'))

test.each<[SelectionState, string | null, string]>([
  ['evaluation', '2026-11-15T08:59:00Z', 'late'],
  ['evaluation', '2026-11-15T15:00:00Z', 'today'],
  ['evaluation', '2026-11-16T15:00:00Z', 'calm'],
  ['assessment', null, 'none'],
  ['done', '2026-11-01T15:00:00Z', 'none'],
])('%s promised for %s: %s', (state, due, clock) =>
  expect(clockOf({ state, due_at: due === null ? null : new Date(due) }, SUNDAY)).toBe(clock),
)

test('the age counts working days only', () => {
  expect(ageInDays(SUNDAY, SUNDAY)).toBe(0)
  expect(ageInDays(THURSDAY, new Date('2026-11-22T09:00:00Z'))).toBe(1)
  expect(ageInDays(SUNDAY, THURSDAY, ['2026-11-17'])).toBe(3)
})

test('whoever was rejected may apply again half a year later', () =>
  expect(applyAgainAt(SUNDAY, { selection_reapply_months: 6 }).toISOString()).toBe('2027-05-15T09:00:00.000Z'))

test('whoever was rejected on the last of August may do so on the last of February, not in March', () =>
  expect(applyAgainAt(new Date('2026-08-31T09:00:00Z'), { selection_reapply_months: 6 }).toISOString()).toBe(
    '2027-02-28T09:00:00.000Z',
  ))

test('in the first step the talent acts, unless we owe an invitation or a result', () => {
  expect(actsNext({ state: 'assessment', due_at: null })).toBe('talent')
  expect(actsNext({ state: 'assessment', due_at: SUNDAY })).toBe('fareeq')
  expect(actsNext({ state: 'alignment', due_at: SUNDAY })).toBe('company')
  expect(actsNext({ state: 'rejected', due_at: null })).toBeNull()
})

test.each<[SelectionState, boolean, boolean, string | null]>([
  ['assessment', false, false, null],
  ['evaluation', false, true, 'evaluation'],
  ['evaluation', true, false, null],
  ['interview', true, false, 'outcome'],
  ['interview', false, true, null],
  ['alignment', true, false, 'outcome'],
  ['done', false, false, null],
])('%s, evaluated %s, agreed %s: %s is missing', (state, is_evaluated, is_agreed, missing) =>
  expect(missingEvidence({ state, is_evaluated, is_agreed })).toBe(missing),
)
