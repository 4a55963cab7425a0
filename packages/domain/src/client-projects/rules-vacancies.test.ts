import { expect, test } from 'vitest'
import { vacancyDays } from './rules.ts'

test('a vacancy begins between today, as it is in Riyadh, and two years from now', () => {
  expect(vacancyDays(new Date('2026-11-15T22:00:00Z'))).toEqual({ first: '2026-11-16', last: '2028-11-15' })
})
