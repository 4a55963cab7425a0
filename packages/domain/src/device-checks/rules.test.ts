import { expect, test } from 'vitest'
import { connectionGrade } from './rules.ts'

test('a connection is judged by its usual answer, not by one that was late', () => {
  expect(connectionGrade([20, 30, 900, 25, 40])).toBe('good')
  expect(connectionGrade([220, 260, 250, 90, 2000])).toBe('slow')
  expect(connectionGrade([500, 600, 700, 100, 550])).toBe('poor')
  expect(connectionGrade([])).toBeNull()
})
