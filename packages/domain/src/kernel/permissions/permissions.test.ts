import { describe, expect, test } from 'vitest'
import { PEOPLE, type Person } from './grants.ts'
import { ACTIONS, type Action, grantOf, may, peopleIn, staffMay } from './permissions.ts'
import { MEMBER_ROLES, STAFF_ROLES } from './roles.ts'

const whoMay = (action: Action): Person[] => PEOPLE.filter((person) => grantOf(person, action) !== 'no')

describe('who may do what', () => {
  test('knows every kind of person there is', () => {
    expect(PEOPLE).toEqual([
      'visitor',
      'talent',
      ...MEMBER_ROLES.map((role) => `client:${role}`),
      ...STAFF_ROLES.map((role) => `staff:${role}`),
    ])
  })

  test.each(ACTIONS)('somebody may: %s', (action) => {
    expect(whoMay(action)).not.toEqual([])
  })

  test('nobody without a name of ours may do anything', () => {
    for (const action of ACTIONS) {
      expect(may({ kind: 'staff', roles: [] }, action)).toBe(false)
      expect(may({ kind: 'staff', roles: ['owner', 'constructor'] }, action)).toBe(false)
      expect(may({ kind: 'client', role: 'toString' as 'owner' }, action)).toBe(false)
    }
  })

  test('several roles may do together what each may do alone', () => {
    expect(peopleIn({ kind: 'staff', roles: ['content', 'matcher'] })).toEqual(['staff:matcher', 'staff:content'])
    expect(staffMay(['content', 'matcher'], 'content.edit')).toBe(true)
    expect(staffMay(['content', 'matcher'], 'nominations.give')).toBe(true)
    expect(staffMay(['content', 'matcher'], 'audit.read')).toBe(false)
  })
})

describe('the lines of decisions §10', () => {
  const managers: Person[] = ['client:owner', 'client:hiring_manager']
  const staff = (...roles: (typeof STAFF_ROLES)[number][]): Person[] => roles.map((role) => `staff:${role}` as const)

  test.each<[Action, Person[]]>([
    [
      'talents.salary',
      ['talent', ...managers, ...staff('matcher', 'account_manager', 'operations', 'finance', 'admin')],
    ],
    ['talents.choose', [...managers, ...staff('account_manager')]],
    ['interviews.arrange', [...managers, ...staff('account_manager')]],
    ['interviews.answer', ['talent']],
    ['interviews.feedback', ['talent', ...managers, 'client:interviewer']],
    ['nominations.give', [...managers, ...staff('matcher', 'account_manager', 'admin')]],
    ['offers.answer', ['talent']],
    ['offers.make', [...managers, ...staff('account_manager', 'operations', 'admin')]],
    ['contracts.renew', ['talent', ...managers, ...staff('operations')]],
    ['contracts.end', ['talent', ...managers, ...staff('account_manager', 'operations', 'admin')]],
    ['check_ins.answer', ['talent', ...managers]],
    ['check_ins.read', staff('account_manager', 'admin')],
    ['work_reviews.answer', ['talent', ...managers]],
    ['work_reviews.moderate', staff('account_manager', 'operations', 'admin')],
    ['starts.prepare', ['talent', ...managers]],
    ['time_off.ask', ['talent']],
    ['time_off.answer', managers],
    ['invoices.pay', [...managers, 'client:finance', ...staff('finance')]],
    ['invoices.issue', staff('finance')],
    ['quotes.answer', managers],
    ['quotes.write', staff('account_manager', 'finance')],
    ['invoices.details', ['client:owner', 'client:finance']],
    ['sellers.manage', staff('finance', 'admin')],
    ['approvals.release', staff('finance', 'admin')],
    ['approvals.appoint', staff('finance', 'admin')],
    ['ledger.read', staff('finance', 'admin')],
    ['ledger.write', staff('finance')],
    ['payouts.read', staff('finance', 'admin')],
    ['payouts.pay', staff('finance')],
    ['payouts.details', ['talent']],
    ['members.manage', ['client:owner']],
    ['content.edit', staff('content', 'admin')],
    ['funnel.read', staff('account_manager', 'operations', 'content', 'admin')],
    ['data.own', ['talent', ...MEMBER_ROLES.map((role) => `client:${role}` as const), ...staff('admin')]],
  ])('%s is for these and nobody else', (action, people) => {
    expect(whoMay(action)).toEqual(people)
  })

  test('an interviewer reads by invitation and no salary, and says what they think', () => {
    const granted = ACTIONS.map((action) => [action, grantOf('client:interviewer', action)] as const)
    expect(Object.fromEntries(granted.filter(([, grant]) => grant !== 'no'))).toEqual({
      'talents.view': 'invited',
      'assessments.report': 'invited',
      'nominations.read': 'invited',
      'interviews.read': 'invited',
      'interviews.feedback': 'invited',
      'requests.read': 'invited',
      'meetings.read': 'own',
      'recruiter.talk': 'own',
      'calendars.own': 'own',
      'members.read': 'yes',
      'data.own': 'own',
    })
  })

  test('a viewer reads and changes nothing; finance reads requests and pays', () => {
    const of = (person: Person) => ACTIONS.filter((action) => grantOf(person, action) !== 'no')
    expect(of('client:viewer')).toEqual([
      'talents.view',
      'assessments.report',
      'talents.find',
      'nominations.read',
      'interviews.read',
      'contracts.read',
      'requests.read',
      'meetings.read',
      'recruiter.talk',
      'calendars.own',
      'members.read',
      'data.own',
    ])
    expect(of('client:finance')).toEqual([
      'offers.read',
      'contracts.read',
      'contracts.salary',
      'invoices.view',
      'invoices.pay',
      'quotes.read',
      'invoices.details',
      'requests.read',
      'meetings.read',
      'recruiter.talk',
      'calendars.own',
      'members.read',
      'data.own',
      'conversations.use',
    ])
  })
})
