import { HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { createLimiter } from './rate-limit.ts'

const isRefused = (run: () => unknown): boolean => {
  try {
    run()
    return false
  } catch {
    return true
  }
}

test('so many calls are taken in a window, those of others are counted apart, and a new window begins anew', () => {
  const limit = createLimiter({ count: 2, seconds: 60 })
  const isRefusedFor = (caller: string, at: number) => isRefused(() => limit(caller, at))
  expect([isRefusedFor('a', 0), isRefusedFor('a', 1), isRefusedFor('a', 2), isRefusedFor('b', 2)]).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect([isRefusedFor('a', MINUTE - 1), isRefusedFor('a', MINUTE)]).toEqual([true, false])
})

test('a clock that is set back locks nobody out', () => {
  const limit = createLimiter({ count: 1, seconds: 60 })
  expect(isRefused(() => limit('a', HOUR))).toBe(false)
  expect(isRefused(() => limit('a', HOUR + 1))).toBe(true)
  expect(isRefused(() => limit('a', 0))).toBe(false)
})
