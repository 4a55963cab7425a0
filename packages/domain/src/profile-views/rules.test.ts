import { expect, test } from 'vitest'
import { monthlyTip } from './rules.ts'

test('a quiet profile is told what helps it most', () => {
  expect(monthlyTip({ has_phone: false, verified: true })).toBe('phone')
  expect(monthlyTip({ has_phone: true, verified: false })).toBe('assessment')
  expect(monthlyTip({ has_phone: true, verified: true })).toBe('terms')
})
