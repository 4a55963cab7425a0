import { expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { accountChangeFault, mayInherit, ownedInWords, resetFault } from './rules-accounts.ts'

const now = new Date('2026-11-15T09:00:00Z')

test.each([
  ['an admin demotes another', { admins: ['a', 'b'], me: 'a', subject: 'b', roles: ['finance'] }, null],
  ['an admin ends another', { admins: ['a', 'b'], me: 'a', subject: 'b', roles: [] }, null],
  ['an admin of two steps down', { admins: ['a', 'b'], me: 'a', subject: 'a', roles: ['finance'] }, null],
  ['the last one steps down', { admins: ['a'], me: 'a', subject: 'a', roles: ['finance'] }, 'last_admin'],
  ['the last one ends their own account', { admins: ['a'], me: 'a', subject: 'a', roles: [] }, 'last_admin'],
  [
    'the last one takes another role as well',
    { admins: ['a'], me: 'a', subject: 'a', roles: ['admin', 'content'] },
    null,
  ],
  ['whoever was an admin a moment ago', { admins: ['b'], me: 'a', subject: 'b', roles: [] }, 'role_gone'],
] as const)('%s', (_, change, fault) => {
  expect(accountChangeFault(change)).toBe(fault)
})

test.each([
  ['a third admin', 'c', null],
  ['who asked', 'b', 'reset_own'],
  ['whose authenticator it is', 'a', 'reset_own'],
])('%s confirms a new authenticator', (_, me, fault) => {
  const reset = { staff_id: 'a', asked_by: 'b', expires_at: after(now, DAY) }
  expect(resetFault(reset, me, now)).toBe(fault)
  expect(resetFault(reset, me, after(now, DAY))).toBe('reset_over')
  expect(resetFault(undefined, me, now)).toBe('reset_over')
})

test('work goes to whose roles open it', () => {
  expect(mayInherit('meetings', ['account_manager'])).toBe(true)
  expect(mayInherit('meetings', ['matcher'])).toBe(false)
  expect(mayInherit('requests', ['matcher'])).toBe(true)
  expect(mayInherit('tickets', ['content'])).toBe(false)
})

test('what is still theirs is said in words', () => {
  expect(ownedInWords({ tickets: 2, requests: 1 }, 'en')).toBe('2 tickets and one request')
  expect(ownedInWords({ tickets: 2, meetings: 3 }, 'ar')).toBe('تذكرتان و3 اجتماعات')
  expect(ownedInWords({}, 'en')).toBe('')
})
