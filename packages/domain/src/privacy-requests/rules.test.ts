import { UNCHANGED } from '../kernel/policies.ts'
import { expect, test } from 'vitest'
import { closesAt } from './rules.ts'

test('an account closes thirty days after its owner asked, to the second', () => {
  expect(closesAt(new Date('2026-11-15T09:30:05Z'), UNCHANGED).toISOString()).toBe('2026-12-15T09:30:05.000Z')
  expect(closesAt(new Date('2028-02-01T00:00:00Z'), UNCHANGED).toISOString()).toBe('2028-03-02T00:00:00.000Z')
})
