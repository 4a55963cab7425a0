import { UNCHANGED } from '../kernel/policies/policies.ts'
import { expect, test } from 'vitest'
import { answerBy, closesAt, isOwnRequest, lapsedSince, lapsesAt } from './rules.ts'

test('an account closes thirty days after its owner asked, to the second', () => {
  expect(closesAt(new Date('2026-11-15T09:30:05Z'), UNCHANGED).toISOString()).toBe('2026-12-15T09:30:05.000Z')
  expect(closesAt(new Date('2028-02-01T00:00:00Z'), UNCHANGED).toISOString()).toBe('2028-03-02T00:00:00.000Z')
})

test('a letter is answered within thirty days of its arrival, and a copy waits thirty days from its offer', () => {
  expect(answerBy('2026-11-15')).toBe('2026-12-15')
  const offered = new Date('2026-11-20T09:30:05Z')
  expect(lapsesAt(offered).toISOString()).toBe('2026-12-20T09:30:05.000Z')
  expect(lapsedSince(lapsesAt(offered))).toEqual(offered)
})

test.each([
  ['layla@example.com', 'mona@fareeq.test', false],
  ['mona@fareeq.test', 'mona@fareeq.test', true],
  ['Mona@Fareeq.test', 'mona@fareeq.test', true],
])('the account %s is the own one of the colleague %s: %s', (person, colleague, own) =>
  expect(isOwnRequest({ person, colleague })).toBe(own),
)
