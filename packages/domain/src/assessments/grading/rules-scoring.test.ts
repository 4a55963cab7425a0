import { expect, test } from 'vitest'
import { integrityLevel, tabSeconds, tabsSwitched } from './rules-conduct.ts'
import { percentileOf, rubricScore, scoreOf, strengthsOf } from './rules-scoring.ts'

const item = (topic: string, passed: number, total = 1) => ({ topic, passed, total })

test('every item counts the same, however many tests it has', () => {
  expect(scoreOf([item('a', 1), item('a', 0)])).toBe(50)
  expect(scoreOf([item('a', 6, 8), item('b', 1, 2)])).toBe(63)
  expect(scoreOf([])).toBe(0)
})

test('strengths go by topic, the strongest first', () => {
  expect(strengthsOf([item('scope', 0), item('types', 1), item('scope', 1)])).toEqual([
    { topic: 'types', score: 100, items: 1 },
    { topic: 'scope', score: 50, items: 2 },
  ])
})

test('a rubric of ones is nothing, of fours everything', () => {
  expect(
    [
      [1, 1, 1, 1],
      [3, 3, 2, 3],
      [4, 4, 4, 4],
    ].map(rubricScore),
  ).toEqual([0, 58, 100])
})

test('where somebody stands among the others is said from thirty on', () => {
  expect(percentileOf({ below: 20, others: 29 }, 30)).toBeNull()
  expect(percentileOf({ below: 20, others: 30 }, 30)).toBe(67)
})

test('an exit of ten seconds is not counted, of eleven it is', () => {
  const events = [10, 11, 40].map((seconds) => ({ kind: 'left' as const, seconds }))
  expect(tabsSwitched(events)).toBe(2)
  expect(tabSeconds(events)).toBe(51)
})

test.each([
  ['nothing was noticed', [], 0, 'none'],
  ['a glance away', [{ kind: 'left' as const, seconds: 5 }], 0, 'none'],
  ['one exit', [{ kind: 'left' as const, seconds: 30 }], 0, 'low'],
  ['a paste', [{ kind: 'paste' as const, seconds: 0 }], 0, 'low'],
  ['away for long', [{ kind: 'left' as const, seconds: 181 }], 0, 'medium'],
  ['like another answer', [], 1, 'high'],
])('%s', (_, events, flags, level) => {
  expect(integrityLevel(events, flags)).toBe(level)
})
