import { expect, test } from 'vitest'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { CHECK_GROUPS, SETUP_CHECKS, checkFacts } from './limits.ts'
import { type SetupFacts, missingEssentials, setupChecks } from './rules.ts'

const off = { setting: 'off', last_test: null } as const
const untested = { setting: 'given', last_test: null } as const
const passed = { setting: 'given', last_test: 'passed' } as const

const empty: SetupFacts = {
  services: { mail: untested, sms: untested, storage: untested, payments: off, identity: off },
  has_https: true,
  has_seller: true,
  has_account: false,
  has_turn: false,
  replies: 'unset',
  admins: 1,
  roles: ['admin'],
  policies_confirmed: false,
  holidays_ahead: 0,
  hosts: 0,
  published: { claim: 0, organisation: 0, case_study: 0, expert: 0, article: 8 },
}
const ready: SetupFacts = {
  services: { mail: passed, sms: passed, storage: passed, payments: passed, identity: passed },
  has_https: true,
  has_seller: true,
  has_account: true,
  has_turn: true,
  replies: 'given',
  admins: 3,
  roles: STAFF_ROLES,
  policies_confirmed: true,
  holidays_ahead: 4,
  hosts: 1,
  published: { claim: 1, organisation: 1, case_study: 1, expert: 1, article: 1 },
}
const check = (facts: SetupFacts, id: string) => setupChecks(facts).find((check) => check.id === id)
const essentials = (facts: SetupFacts) => missingEssentials(setupChecks(facts)).map(({ id }) => id)

test('an empty installation lacks tested services, colleagues, confirmed policies and a host', () => {
  expect(essentials(empty)).toEqual(['mail', 'sms', 'storage', 'roles', 'policies', 'hosts'])
  expect(check(empty, 'roles')?.lacking).toEqual(STAFF_ROLES.filter((role) => role !== 'admin'))
})

test('with everything in place all of it is green', () => {
  expect(setupChecks(ready).filter(({ state }) => state !== 'done')).toEqual([])
})

test.each([
  ['off is a choice and lacks nothing', off, { state: 'off' }],
  ['a stand-in is none', { setting: 'local', last_test: 'passed' }, { state: 'missing', reason: 'local' }],
  ['a setting alone proves nothing', untested, { state: 'missing', reason: 'untested' }],
  ['a failed test is one', { setting: 'given', last_test: 'failed' }, { state: 'missing', reason: 'failed' }],
  ['only a test that passed is green', passed, { state: 'done' }],
] as const)('card payments: %s', (_, payments, expected) => {
  expect(check({ ...ready, services: { ...ready.services, payments } }, 'payments')).toMatchObject(expected)
})

test('what only the look of the site lacks is no reason to wait', () => {
  const published = { claim: 0, organisation: 0, case_study: 0, expert: 0, article: 0 }
  expect(essentials({ ...ready, published, has_turn: false, holidays_ahead: 0, admins: 1 })).toEqual([])
})

test('each check is done in a section of operations or by a setting', () => {
  for (const id of SETUP_CHECKS) {
    const { group, section, setting } = checkFacts(id)
    expect(CHECK_GROUPS).toContain(group)
    expect(Boolean(section) !== Boolean(setting), id).toBe(true)
  }
})

test('replies by mail are no matter of life, and a mailbox that cannot be read is said', () => {
  expect(check(empty, 'replies')).toMatchObject({ state: 'missing', reason: 'unset', essential: false })
  expect(check({ ...ready, replies: 'failed' }, 'replies')).toMatchObject({ state: 'missing', reason: 'failed' })
  expect(essentials({ ...ready, replies: 'failed' })).toEqual([])
})
