import { describe, expect, test } from 'vitest'
import { briefRoles, briefStart, headCountOf, peopleIn, roleFor, rolesOf } from './rules-roles.ts'

const now = new Date('2026-11-19T09:00:00Z')
const role = {
  role: 'backend_developer',
  head_count: 3,
  seniority: 'mid' as const,
  technologies: ['go'],
  availability: 'full_time' as const,
  duration: 6,
  starts_on: null,
  primary_language: 'ar',
  secondary_language: null,
  budget: null,
}
const designer = { ...role, role: 'product_designer', head_count: 2 }

describe('the roles of a request', () => {
  test('are the first, from its own fields, and the further ones', () => {
    expect(rolesOf({ ...role, more_roles: [] })).toEqual([role])
    const roles = rolesOf({ ...role, more_roles: [designer] })
    expect([roles, peopleIn(roles)]).toEqual([[role, designer], 5])
    expect(rolesOf({ ...role, role: null, more_roles: [] })).toEqual([])
  })

  test('somebody is compared with the one of their own, otherwise with the first', () => {
    expect(roleFor([role, designer], 'product_designer')).toBe(designer)
    expect(roleFor([role, designer], 'qa_engineer')).toBe(role)
    expect(roleFor([], 'qa_engineer')).toBeUndefined()
  })
})

describe('what a brief says of roles', () => {
  test.each([
    [null, 1],
    [0, 1],
    [7, 7],
    [5000, 1000],
  ])('%s people are %s', (count, people) => expect(headCountOf(count)).toBe(people))

  test('a further role has the level and the hours that were named with it', () =>
    expect(
      briefRoles({ more_roles: [{ value: 'qa_engineer', label: 'QA', source: 'QA', count: 2, seniority: 'senior' }] }),
    ).toEqual([{ role: 'qa_engineer', head_count: 2, seniority: 'senior', availability: null }]))

  test.each([
    ['at once', { kind: 'immediately' as const }, '2026-11-19'],
    ['in two weeks', { kind: 'weeks' as const, weeks: 2 }, '2026-12-03'],
    ['this month', { kind: 'month' as const, month: 11 }, '2026-11-19'],
    ['a month to come', { kind: 'month' as const, month: 12 }, '2026-12-01'],
    ['a month of next year', { kind: 'month' as const, month: 2 }, '2027-02-01'],
    ['a month that is over', { kind: 'month' as const, month: 2, year: 2026 }, null],
  ])('%s', (_, start, day) => expect(briefStart({ ...start, source: '' }, now)).toBe(day))

  test('nothing said is nothing', () => expect(briefStart(null, now)).toBeNull())
})
