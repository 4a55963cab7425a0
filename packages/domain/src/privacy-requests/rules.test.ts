import { UNCHANGED } from '../kernel/policies.ts'
import { expect, test } from 'vitest'
import { answerBy, closesAt, isOwnRequest, overdueSince } from './rules.ts'

test('an account closes thirty days after its owner asked, to the second', () => {
  expect(closesAt(new Date('2026-11-15T09:30:05Z'), UNCHANGED).toISOString()).toBe('2026-12-15T09:30:05.000Z')
  expect(closesAt(new Date('2028-02-01T00:00:00Z'), UNCHANGED).toISOString()).toBe('2028-03-02T00:00:00.000Z')
})

test('a request is answered within thirty days, whatever the policy says about closing', () => {
  const requested = new Date('2026-11-15T09:30:05Z')
  expect(answerBy(requested).toISOString()).toBe('2026-12-15T09:30:05.000Z')
  expect(overdueSince(answerBy(requested))).toEqual(requested)
})

test.each([
  ['layla@example.com', 'mona@fareeq.test', false],
  ['mona@fareeq.test', 'mona@fareeq.test', true],
  ['Mona@Fareeq.test', 'mona@fareeq.test', true],
])('the account %s is the own one of the colleague %s: %s', (person, colleague, own) =>
  expect(isOwnRequest({ person, colleague })).toBe(own),
)
