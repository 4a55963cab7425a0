import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { silent } from '../../testing/silent.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { Log } from '../log.ts'
import { sql } from '../db/sql.ts'
import { createSharedLimits, unaskedOf } from './shared-limits.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

const node = () => createSharedLimits({ db, log: silent as unknown as Log })
const now = new Date('2026-11-15T09:00:00Z')
const isRefused = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    () => true,
  )
const admitted = async (calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map(isRefused))).filter((refused) => !refused).length

const LIMIT = { count: 40, seconds: 60 }

test('one node takes exactly as many calls as the limit says, and in the next window again', async () => {
  const limit = node().limiter('sign-in', LIMIT)
  const burst = (at: Date) => admitted(Array.from({ length: 60 }, () => limit('1.2.3.4', at)))
  expect(await burst(now)).toBe(LIMIT.count)
  expect(await isRefused(limit('5.6.7.8', now))).toBe(false)
  expect(await burst(after(now, MINUTE))).toBe(LIMIT.count)
})

test.each([2, 5])(
  '%i nodes together take at most the limit and the share that each takes without asking',
  async (nodes) => {
    const limits = Array.from({ length: nodes }, () => node().limiter('sign-in', LIMIT))
    const calls = Array.from({ length: 200 }, (_, n) => limits[n % nodes]!('1.2.3.4', now))
    const count = await admitted(calls)
    expect(count).toBeGreaterThanOrEqual(LIMIT.count)
    expect(count).toBeLessThanOrEqual(LIMIT.count + nodes * unaskedOf(LIMIT))
    // Whoever comes later finds the limit spent, on every node.
    for (const limit of limits) expect(await isRefused(limit('1.2.3.4', after(now, 1000)))).toBe(true)
  },
)

test('a small limit is asked for at every call: ten nodes allow no call more', async () => {
  const limits = Array.from({ length: 10 }, () => node().limiter('a form', { count: 5, seconds: 60 }))
  expect(await admitted(Array.from({ length: 50 }, (_, n) => limits[n % 10]!('1.2.3.4', now)))).toBe(5)
})

test('ordinary callers are written down together, and a restart does not forget them', async () => {
  const first = node()
  const run = vi.spyOn(db, 'query')
  const limit = first.limiter('sign-in', LIMIT)
  for (let caller = 0; caller < 100; caller++) await limit(`10.0.0.${caller}`, now)
  expect(run).not.toHaveBeenCalled()
  await first.stop()
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
  expect(await db.one(sql`select count(*)::int as callers from rate_windows`)).toEqual({ callers: 100 })

  const restarted = node().limiter('sign-in', LIMIT)
  const count = await admitted(Array.from({ length: 60 }, () => restarted('10.0.0.1', now)))
  expect(count).toBe(LIMIT.count - 1)
})

test('no address of a caller is kept', async () => {
  const limits = node()
  await limits.limiter('a form', { count: 1, seconds: 60 })('203.0.113.9', now)
  const [row] = await db.rows<{ key: string }>(sql`select key from rate_windows`)
  expect(row?.key).not.toContain('203')
})

test('what guards an address is spent on one node and refused on another, also after a restart', async () => {
  const first = node()
  const [allowance, bucket] = [
    (limits: typeof first) => limits.allowance('browser', { count: 2, seconds: 60 }),
    (limits: typeof first) => limits.bucket('network', { first: 3, count: 6, seconds: 60 }),
  ]
  for (let n = 0; n < 2; n++) allowance(first).spend('b', now)
  for (let n = 0; n < 3; n++) bucket(first).spend('n', now)
  await first.stop()
  const second = node()
  expect(await isRefused(allowance(second).check(db, 'b', now))).toBe(true)
  expect(await isRefused(allowance(second).check(db, 'b', after(now, MINUTE)))).toBe(false)
  expect(await isRefused(bucket(second).check(db, 'n', after(now, 9000)))).toBe(true)
  expect(await isRefused(bucket(second).check(db, 'n', after(now, 10_001)))).toBe(false)
})

test('a clock that is set back locks nobody out', async () => {
  const limit = node().limiter('a form', { count: 1, seconds: 60 })
  await limit('a', after(now, HOUR))
  expect(await isRefused(limit('a', after(now, HOUR + 1)))).toBe(true)
  expect(await isRefused(limit('a', now))).toBe(false)
})
