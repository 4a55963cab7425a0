import { describe, expect, test } from 'vitest'
import { inDollars, scopeOf } from './rules-money.ts'
import { requestDuration, requestRoles } from './rules-request.ts'
import { NO_REQUIREMENT } from './rules-requirement.ts'
import { adjusted, criteriaFor, filterFor, startDayOf, weeksUntil } from './rules-search.ts'
import type { NeededRole, Requirement } from './schema-requirement.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
const backend: NeededRole = {
  role: 'backend_developer',
  count: 2,
  seniority: 'senior',
  time: 'full_time',
  skills: ['go', 'kafka'],
  budget: null,
}
const needed: Requirement = {
  ...NO_REQUIREMENT,
  roles: [backend],
  hours: 4,
  start: { kind: 'weeks', weeks: 2 },
  languages: [{ id: 'en', level: 'advanced' }],
  countries: ['JO'],
  verified: true,
}

test('what is needed becomes the filters of the matching page', () => {
  expect(filterFor(needed, backend, NOW)).toEqual({
    role_id: 'backend_developer',
    seniority_level: 'senior',
    'skills[]': ['go', 'kafka'],
    'language[name]': 'en',
    'language[level]': 'advanced',
    'countries[]': ['JO'],
    'availability[]': ['full_time'],
    min_hours: 4,
    max_weeks: 2,
    verified: true,
  })
  expect(criteriaFor(needed, backend)).toEqual({
    skills: ['go', 'kafka'],
    seniority: 'senior',
    languages: [{ id: 'en', level: 'advanced' }],
  })
})

test.each([
  [{ kind: 'immediately' }, 0, '2026-11-15'],
  [{ kind: 'weeks', weeks: 3 }, 3, '2026-12-06'],
  [{ kind: 'month', month: 1 }, 6, '2027-01-01'],
  [{ kind: 'month', month: 11 }, 0, '2026-11-15'],
  [{ kind: 'month', month: 3, year: 2028 }, 67, '2028-03-01'],
] as const)('a start of %o is %s weeks away, on %s', (start, weeks, day) => {
  expect([weeksUntil(start, NOW), startDayOf(start, NOW)]).toEqual([weeks, day])
})

test('a start further away than anybody waits narrows nothing', () =>
  expect(filterFor({ ...needed, start: { kind: 'month', month: 6 } }, backend, NOW).max_weeks).toBeUndefined())

describe('«ساعات مشتركة أكثر وخبرة أقل» changes the filters in sight', () => {
  test.each([
    ['moreHours', { hours: 6 }],
    ['lessHours', { hours: 2 }],
    ['sooner', { start: { kind: 'weeks', weeks: 1 } }],
    ['lessExperience', { roles: [{ ...backend, seniority: 'mid' }] }],
    ['cheaper', { roles: [{ ...backend, seniority: 'mid' }] }],
    ['moreExperience', { roles: [backend] }],
  ] as const)('%s', (adjustment, changes) =>
    expect(adjusted(needed, [adjustment], NOW)).toEqual({ ...needed, ...changes }),
  )
})

describe('a budget', () => {
  const policies = { sar_rate: 37_500 }
  test.each([
    [{ amount: 3000, currency: null, scope: null }, 3000],
    [{ amount: 7500, currency: 'SAR', scope: null }, 2000],
    [{ amount: 36_725, currency: 'AED', scope: null }, 10_000],
    [{ amount: 30_000, currency: 'EGP', scope: null }, null],
  ] as const)('%o is %s dollars', (budget, dollars) => expect(inDollars(budget, policies)).toBe(dollars))

  test('that nobody said whose it is is the team’s, once there is a team', () => {
    const budget = { amount: 1, currency: null, scope: null }
    expect([scopeOf(budget, 1), scopeOf(budget, 3), scopeOf({ ...budget, scope: 'person' }, 3)]).toEqual([
      'person',
      'team',
      'person',
    ])
  })

  test('of a team is not split in a request; that of each person is', () => {
    const context = { now: NOW, policies, usualSkills: () => ['sql'] }
    const withBudget = (scope: 'person' | 'team') =>
      requestRoles({ ...needed, budget: { amount: 3000, currency: 'USD', scope } }, context)
    expect([withBudget('team')?.first.budget, withBudget('person')?.first.budget]).toEqual([null, 3000])
  })
})

test('a request has the lengths that it offers, and the usual skills where none were said', () => {
  expect([1, 3, 4, 7, 30, 60].map(requestDuration)).toEqual([3, 3, 6, 12, 36, 36])
  const context = { now: NOW, policies: { sar_rate: 37_500 }, usualSkills: () => ['sql'] }
  const roles = requestRoles(
    {
      ...needed,
      roles: [
        { ...backend, skills: [] },
        { ...backend, role: 'designer', count: null },
      ],
    },
    context,
  )
  expect(roles?.first).toMatchObject({ technologies: ['sql'], head_count: 2, starts_on: '2026-11-29' })
  expect(roles?.more).toMatchObject([{ role: 'designer', head_count: 1 }])
  expect(requestRoles(NO_REQUIREMENT, context)).toBeNull()
})
