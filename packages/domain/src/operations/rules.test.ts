import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '../kernel/time/time.ts'
import type { PartState, StatusPart } from './limits.ts'
import { type StatusFacts, statusOf } from './rules.ts'

const NOW = new Date('2026-11-18T09:00:00Z')
const fine = { calls: 100, slow: 0, failed: 0 }
const facts = (
  calls: Partial<StatusFacts['calls']> = {},
  { waits, isDatabaseAway = false }: { waits?: Partial<StatusFacts['waits']>; isDatabaseAway?: boolean } = {},
): StatusFacts => ({
  off: [],
  isDatabaseAway,
  calls: {
    sign_in: fine,
    pages: fine,
    video_calls: fine,
    mail: fine,
    phone: fine,
    identity: fine,
    payments: fine,
    code: fine,
    ...calls,
  },
  waits: { messages: 0, code_runs: 0, ...waits },
})
/** The parts that do not work as they should. */
const troubles = (value: StatusFacts) =>
  Object.fromEntries(
    statusOf(value, NOW).parts.flatMap(({ part, state }) => (state === 'works' ? [] : [[part, state]])),
  ) as Partial<Record<StatusPart, PartState>>

test('everything works while calls are answered and nothing waits', () => {
  expect(statusOf(facts(), NOW)).toMatchObject({ state: 'works', checked_at: '2026-11-18T09:00:00.000Z' })
  expect(troubles(facts())).toEqual({})
})

test('a night without a caller is no trouble, nor is a single failure', () => {
  const none = { calls: 0, slow: 0, failed: 0 }
  expect(troubles(facts({ pages: none, payments: none, mail: none }))).toEqual({})
  expect(troubles(facts({ payments: { calls: 2, slow: 0, failed: 2 } }))).toEqual({})
})

test('a tenth that is slow or fails is slow; a half that fails is down', () => {
  expect(troubles(facts({ pages: { calls: 100, slow: 9, failed: 0 } }))).toEqual({})
  expect(troubles(facts({ pages: { calls: 100, slow: 6, failed: 4 } }))).toEqual({ pages: 'slow' })
  expect(troubles(facts({ pages: { calls: 100, slow: 50, failed: 49 } }))).toEqual({ pages: 'slow' })
  expect(troubles(facts({ payments: { calls: 10, slow: 0, failed: 5 } }))).toEqual({ payments: 'down' })
  expect(statusOf(facts({ payments: { calls: 10, slow: 0, failed: 5 } }), NOW).state).toBe('down')
})

test('mail that is late makes signing in slow, because codes come by mail', () => {
  expect(troubles(facts({}, { waits: { messages: 5 * MINUTE } }))).toEqual({ messages: 'slow', sign_in: 'slow' })
  expect(troubles(facts({}, { waits: { messages: 60 * MINUTE } }))).toEqual({ messages: 'down', sign_in: 'slow' })
})

test('without Google one signs in with a code, and a provider that takes no mail only delays it', () => {
  const broken = { calls: 10, slow: 0, failed: 10 }
  expect(troubles(facts({ identity: broken }))).toEqual({ sign_in: 'slow' })
  expect(troubles(facts({ mail: broken }))).toEqual({ messages: 'slow' })
})

test('code that waits for a runner is slow after a minute and down after ten', () => {
  expect(troubles(facts({}, { waits: { code_runs: 59 * SECOND } }))).toEqual({})
  expect(troubles(facts({}, { waits: { code_runs: 60 * SECOND } }))).toEqual({ code_runs: 'slow' })
  expect(troubles(facts({}, { waits: { code_runs: 10 * MINUTE } }))).toEqual({ code_runs: 'down' })
})

test('without the database known pages are shown and messages wait; the rest is down', () => {
  expect(troubles(facts({}, { isDatabaseAway: true }))).toEqual({
    sign_in: 'down',
    pages: 'slow',
    messages: 'slow',
    payments: 'down',
    code_runs: 'down',
    video_calls: 'down',
  })
})

test('what is not offered here is not named, and troubles nobody', () => {
  const broken = { calls: 10, slow: 0, failed: 10 }
  const { state, parts } = statusOf({ ...facts({ payments: broken }), off: ['payments'] }, NOW)
  expect(state).toBe('works')
  expect(parts.map(({ part }) => part)).not.toContain('payments')
})
