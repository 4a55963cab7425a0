import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { CONTRACT_TYPES } from './limits.ts'
import {
  buyoutFee,
  commitmentOf,
  dayAfter,
  earlyEnd,
  grossOf,
  isAllowedTerm,
  isConsistent,
  isDuration,
  lastDay,
  monthsAfter,
  placeOf,
} from './rules.ts'
import {
  CLOSED,
  CONTRACT_MOVERS,
  CONTRACT_STATES,
  PERHAPS_UNSENT,
  RUNNING,
  VISIBLE_STATES,
  contractLife,
  factsOf,
  isUnsigned,
  movesOf,
} from './states.ts'

test('a contract is one of the eight specified types, which say how much or where [E-054]', () => {
  expect(CONTRACT_TYPES).toEqual([
    'full_time',
    'part_time',
    'monthly_hours',
    'on_site',
    'remote',
    'onsite_accommodation',
    'onsite_business_visa',
    'hybrid',
  ])
  expect(CONTRACT_TYPES.map(placeOf)).toEqual([
    'remote',
    'remote',
    'remote',
    'on_site',
    'remote',
    'onsite_accommodation',
    'onsite_business_visa',
    'hybrid',
  ])
  expect(commitmentOf('monthly_hours', 'full_time')).toBe('monthly_hours')
  expect(commitmentOf('hybrid', 'part_time')).toBe('part_time')
})

test.each([
  [0, false],
  [1, true],
  [120, true],
  [121, false],
  [1.5, false],
])('%s months can be agreed on: %s [K-036]', (months, allowed) => {
  expect(isDuration(months)).toBe(allowed)
})

const [SIGNED, STOPPED] = [
  [{ party: 'talent' as const }, { party: 'client' as const }],
  [
    { event: 'send', at: new Date('2026-05-01T09:00:00Z') },
    // Half past midnight in Riyadh.
    { event: 'terminate', at: new Date('2026-09-01T21:30:00Z') },
  ],
]
test.each([
  [
    'that runs its time has no early end',
    { start: '2026-05-10', events: STOPPED.slice(0, 1), signatures: SIGNED },
    null,
  ],
  ['that was stopped ended on that day', { start: '2026-05-10', events: STOPPED, signatures: SIGNED }, true],
  ['that was stopped before its start never ran', { start: '2026-10-01', events: STOPPED, signatures: SIGNED }, false],
  [
    'that only one side signed never ran',
    { start: '2026-05-10', events: STOPPED, signatures: SIGNED.slice(0, 1) },
    false,
  ],
  [
    'that notice has ended was over on that day',
    { start: '2026-05-10', last_day: '2026-09-02', events: STOPPED.slice(0, 1), signatures: SIGNED },
    true,
  ],
])('a contract %s', (_, history, hasRun) =>
  expect(earlyEnd({ last_day: null, ...history })).toEqual(
    hasRun === null ? null : { on: '2026-09-02', has_run: hasRun },
  ),
)

test.each([
  [2, false],
  [3, true],
  [24, true],
  [25, false],
])('%d months where three to 24 are allowed: %s', (months, allowed) =>
  expect(isAllowedTerm(months, { contract_least_months: 3, contract_most_months: 24 })).toBe(allowed),
)

describe('days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28', '2026-02-27'],
    ['2028-01-31', 1, '2028-02-29', '2028-02-28'],
    ['2028-02-29', 12, '2029-02-28', '2029-02-27'],
    ['2026-11-16', 6, '2027-05-16', '2027-05-15'],
    ['2026-12-01', 1, '2027-01-01', '2026-12-31'],
  ])('%s and %i months is %s; the term ends on %s', (start, months, same, last) => {
    expect(monthsAfter(start, months)).toBe(same)
    expect(lastDay(start, months)).toBe(last)
  })

  test('the next term begins the day after, whatever the month', () => {
    expect(['2026-02-28', '2028-02-28', '2026-12-31'].map(dayAfter)).toEqual(['2026-03-01', '2028-02-29', '2027-01-01'])
  })
})

describe('money', () => {
  test.each([
    [200_000, 500, 210_526],
    [200_000, 0, 200_000],
    [1, 500, 1],
    [333_333, 1500, 392_156],
  ])('%i cents net with %i basis points withheld is %i gross', (net, wht, gross) => {
    expect(grossOf(net, wht)).toBe(gross)
  })

  test('what is withheld from the gross salary leaves the net one, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 3000 }), (net, wht) => {
        const gross = grossOf(net, wht)
        expect(Math.abs(gross - Math.round((gross * wht) / 10_000) - net)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a buyout is a fifth of the months that count, at most twelve', () => {
    expect(buyoutFee(300_000, 6, UNCHANGED)).toBe(360_000)
    expect(buyoutFee(300_000, 24, UNCHANGED)).toBe(buyoutFee(300_000, 12, UNCHANGED))
  })
})

describe('the life of a contract', () => {
  test('runs from a draft over both signatures to its end, and ends only where it may', () => {
    const way = ['send', 'sign_by_talent', 'sign_by_client', 'come_near', 'end'] as const
    let state: (typeof CONTRACT_STATES)[number] = 'draft'
    for (const event of way) state = contractLife.next(state, event)!
    expect(state).toBe('ended')
    expect(CLOSED).toEqual(['ended', 'terminated'])
    expect(contractLife.next('sent', 'sign_by_client')).toBeNull()
  })

  test('who may do what is nobody else’s', () => {
    expect(movesOf('sent', 'talent')).toEqual(['sign_by_talent'])
    expect(movesOf('sent', 'client')).toEqual([])
    expect(movesOf('signed_by_talent', 'client')).toEqual(['sign_by_client'])
    for (const mover of CONTRACT_MOVERS) expect(CLOSED.flatMap((state) => movesOf(state, mover))).toEqual([])
  })

  test('a draft is ours alone; what runs is billed', () => {
    expect(VISIBLE_STATES).not.toContain('draft')
    expect(PERHAPS_UNSENT).toEqual(['terminated'])
    expect(RUNNING).toEqual(['active', 'ending'])
    expect(CONTRACT_STATES.filter((state) => factsOf(state).waits_for === 'client')).toEqual(['signed_by_talent'])
    expect(CONTRACT_STATES.filter(isUnsigned)).toEqual(['draft', 'sent', 'signed_by_talent'])
  })
})

test.each([
  ['full_time', 'full_time', true],
  ['full_time', 'part_time', false],
  ['part_time', 'full_time', false],
  ['monthly_hours', 'part_time', true],
  ['remote', 'part_time', true],
  ['hybrid', 'full_time', true],
] as const)('a contract of type %s for %s is one thing: %s', (type, availability, consistent) => {
  expect(isConsistent({ type, availability })).toBe(consistent)
})
