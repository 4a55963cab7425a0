import { describe, expect, test } from 'vitest'
import { POLICY_KEYS, SPECIFIED_POLICIES, UNCHANGED } from '../kernel/policies/policies.ts'
import { after, DAY, SECOND } from '../kernel/time/time.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { POLICY_FACTS, POLICY_ORDER } from '../kernel/policies/policy-facts.ts'
import { POLICY_NAMES } from '../kernel/policies/policy-names.ts'
import { formatPolicy, storedValue, phrasePolicy, formValue } from '../kernel/policies/policy-values.ts'
import {
  type ChangeFault,
  type PolicyVersion,
  SETTLING,
  changeFault,
  mayChangePolicy,
  orderConflict,
  policiesAt,
  stateOf,
  timelineOf,
  valueOn,
  versionAt,
} from './rules.ts'

const now = new Date('2026-11-16T09:00:00Z')
const key = 'invoice_due_days'
const version = (value: number, from_day: string, overrides: Partial<PolicyVersion> = {}): PolicyVersion => ({
  key,
  value,
  from_day,
  created_at: after(now, -DAY),
  withdrawn_at: null,
  ...overrides,
})
const at = (versions: PolicyVersion[], moment: Date) => policiesAt(timelineOf(versions, []), moment)[key]

describe('the number in force', () => {
  test('is that of the specification until one is set', () => {
    expect(policiesAt(timelineOf([], ['2026-09-23']), now)).toEqual({ ...UNCHANGED, holidays: ['2026-09-23'] })
    expect(versionAt([], key, now)).toBeUndefined()
  })

  test('begins with its day in Riyadh, not with that of UTC', () => {
    const planned = [version(30, '2026-11-17')]
    expect(at(planned, new Date('2026-11-16T20:59:59Z'))).toBe(14)
    expect(at(planned, new Date('2026-11-16T21:00:00Z'))).toBe(30)
  })

  test('of today counts when every node has heard of it, and never for a call that began before', () => {
    const today = [version(30, '2026-11-16', { created_at: now })]
    expect(at(today, after(now, SETTLING - SECOND))).toBe(14)
    expect(at(today, after(now, SETTLING))).toBe(30)
    expect(at(today, after(now, -DAY))).toBe(14)
  })

  test('is the one of the latest day; of one day the one that was saved last; a withdrawn one never', () => {
    const versions = [
      version(20, '2026-11-10'),
      version(25, '2026-11-12', { created_at: after(now, -5 * DAY) }),
      version(26, '2026-11-12', { created_at: after(now, -4 * DAY) }),
      version(90, '2026-11-14', { withdrawn_at: now }),
    ]
    expect(at(versions, now)).toBe(26)
    expect(versions.map((version) => stateOf(version, versions[2], now))).toEqual([
      'past',
      'past',
      'in_force',
      'withdrawn',
    ])
    expect(stateOf(version(9, '2026-11-17'), versions[2], now)).toBe('planned')
  })
})

test.each<[string, number, string, ChangeFault | null]>([
  ['a day ahead', 30, '2026-11-18', null],
  ['today', 30, '2026-11-16', null],
  ['yesterday', 30, '2026-11-15', 'day_past'],
  ['in two years', 30, '2028-11-16', 'day_far'],
  ['less than the least', 0, '2026-11-18', 'too_small'],
  ['more than the most', 91, '2026-11-18', 'too_great'],
  ['what it is by then', 20, '2026-11-21', 'unchanged'],
  ['what it is now, from a day before the planned one', 14, '2026-11-18', 'unchanged'],
  ['a day that is taken', 30, '2026-11-20', 'day_taken'],
])('a change for %s to %d from %s: %s', (_, value, from_day, fault) =>
  expect(changeFault({ key, value, from_day }, [version(20, '2026-11-20')], now)).toBe(fault),
)

describe('numbers that belong together', () => {
  const opens = (value: number, from_day: string) => ({ ...version(value, from_day), key: 'meeting_opens' })
  test.each([
    [12, '2026-11-18', [], null],
    [9, '2026-11-18', [], { other: 'meeting_opens', value: 9, day: '2026-11-18' }],
    [12, '2026-11-18', [opens(13, '2026-12-01')], { other: 'meeting_opens', value: 13, day: '2026-12-01' }],
    [12, '2026-11-18', [opens(13, '2026-11-17')], { other: 'meeting_opens', value: 13, day: '2026-11-18' }],
  ] as const)('closing at %d from %s with %j: %j', (value, from_day, versions, conflict) =>
    expect(orderConflict({ key: 'meeting_closes', value, from_day }, versions)).toEqual(conflict),
  )

  test('a later change of its own ends the judgement', () => {
    const later = [opens(13, '2026-12-01'), { ...version(20, '2026-11-25'), key: 'meeting_closes' }]
    expect(orderConflict({ key: 'meeting_closes', value: 12, from_day: '2026-11-18' }, later)).toBeNull()
    expect(valueOn(later, 'meeting_closes', '2026-11-26')).toBe(20)
  })

  test('fit as they are specified', () => {
    for (const { low, high, strict } of POLICY_ORDER)
      expect(SPECIFIED_POLICIES[high] - SPECIFIED_POLICIES[low]).toBeGreaterThanOrEqual(strict ? 1 : 0)
  })
})

test('every number has a name, fits its own bounds, and reads and types alike', () => {
  for (const policyKey of POLICY_KEYS) {
    const { min, max } = POLICY_FACTS[policyKey]
    const value = SPECIFIED_POLICIES[policyKey]
    expect([policyKey, value >= min && value <= max]).toEqual([policyKey, true])
    for (const lang of LANGS) {
      expect(POLICY_NAMES[policyKey][lang]).not.toBe('')
      expect(formatPolicy(policyKey, value, lang)).not.toMatch(/undefined|NaN/)
    }
    expect(storedValue(policyKey, formValue(policyKey, value))).toBe(value)
  }
})

test.each([
  ['vat_rate', 1500, '15%', '15%', '15%'],
  ['sar_rate', 37_500, 'SAR 3.75', '3.75 ريال', '3.75 ريال'],
  ['invoice_due_days', 2, '2 days', 'يومان', 'يومين'],
  ['payout_after_payment_days', 3, '3 working days', '3 أيام عمل', '3 أيام عمل'],
  ['meeting_opens', 9, '09:00', '09:00', '09:00'],
  ['salary_minimum_full_time', 500, '$500', '500 دولار', '500 دولار'],
] as const)('%s %d reads %s, %s, and in a sentence %s', (one, value, en, ar, phrase) =>
  expect([formatPolicy(one, value, 'en'), formatPolicy(one, value, 'ar'), phrasePolicy(one, value, 'ar')]).toEqual([
    en,
    ar,
    phrase,
  ]),
)

test.each([
  ['operations', 'meeting_opens', true],
  ['operations', 'vat_rate', false],
  ['finance', 'vat_rate', true],
  ['finance', 'meeting_opens', false],
  ['admin', 'vat_rate', true],
  ['content', 'meeting_opens', false],
] as const)('%s may change %s: %j', (role, one, may) => expect(mayChangePolicy([role], one)).toBe(may))
