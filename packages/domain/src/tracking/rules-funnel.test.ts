import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUNNEL_STEPS, type FunnelCount, MAX_GROUPS, periodOf, readFunnel, stepsOf } from './rules-funnel.ts'

test('an arrival from outside is a visit, the form of a sign-up its start, and one page may be both', () => {
  expect(stepsOf({ path: '/home/client' })).toEqual([])
  expect(stepsOf({ path: '/home/client', entry: true })).toEqual(['visit'])
  expect(stepsOf({ path: '/client-signup?Campaign=x' })).toEqual(['signup_started'])
  expect(stepsOf({ path: '/talent-signup/', entry: true })).toEqual(['visit', 'signup_started'])
  expect(stepsOf({ path: '/talent-signup-story' })).toEqual([])
})

test('each step is told with its share of the step before, the largest group first', () => {
  const count = (key: string, step: FunnelCount['step'], n: number): FunnelCount => ({ key, step, count: n })
  const { groups, total } = readFunnel([
    count('google', 'visit', 30),
    count('Whapp', 'visit', 40),
    count('Whapp', 'visit', 20),
    count('Whapp', 'signup_started', 20),
    count('Whapp', 'signed_up', 5),
    // More accounts than pages seen: no share of them.
    count('', 'signup_started', 10),
    count('', 'signed_up', 29),
    count('', 'email_verified', 29),
  ])
  expect(groups.map(({ key, steps }) => [key, steps.map(({ count, rate }) => [count, rate])])).toEqual([
    [
      'Whapp',
      [
        [60, null],
        [20, 0.333],
        [5, 0.25],
        [0, 0],
        [0, null],
      ],
    ],
    [
      '',
      [
        [0, null],
        [10, null],
        [29, null],
        [29, 1],
        [0, 0],
      ],
    ],
    [
      'google',
      [
        [30, null],
        [0, 0],
        [0, null],
        [0, null],
        [0, null],
      ],
    ],
  ])
  expect(total[0]).toEqual({ step: 'visit', count: 90, rate: null })
})

test('however many names are made up, the list stays short and nothing is lost', () => {
  const counts = fc.array(
    fc.record({ key: fc.string(), step: fc.constantFrom(...FUNNEL_STEPS), count: fc.integer({ min: 1, max: 1000 }) }),
    { maxLength: 300 },
  )
  fc.assert(
    fc.property(counts, (counts) => {
      const { groups, total } = readFunnel(counts)
      expect(groups.length).toBeLessThanOrEqual(MAX_GROUPS + 1)
      expect(groups.slice(0, -1).every(({ key }) => key !== null)).toBe(true)
      for (const [index, { count }] of total.entries())
        expect(groups.reduce((sum, { steps }) => sum + (steps[index]?.count ?? 0), 0)).toBe(count)
    }),
  )
})

test.each([
  [{}, { from: '2026-10-17', to: '2026-11-15' }],
  [{ from: '2026-11-15' }, { from: '2026-11-15', to: '2026-11-15' }],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [{ from: '2020-01-01' }, { from: '2025-10-12', to: '2026-11-15' }],
  [{ from: '2027-01-01' }, { from: '2027-01-01', to: '2027-01-01' }],
])('%o is read for %o', (query, expected) =>
  expect(periodOf(query, new Date('2026-11-15T20:59:59Z'))).toEqual(expected),
)
