import { expect, test } from 'vitest'
import { companySectionsFor, managerDecision, mayManageCompany } from './rules.ts'

test.each<[roles: string[], sections: string[]]>([
  [['matcher'], ['request', 'meeting', 'nomination', 'interview', 'ticket']],
  [['account_manager'], ['request', 'meeting', 'nomination', 'interview', 'contract', 'invoice', 'ticket']],
  [['operations'], ['request', 'meeting', 'contract', 'invoice', 'ticket']],
  [['finance'], ['contract', 'invoice', 'ticket']],
  [['admin'], ['request', 'meeting', 'nomination', 'interview', 'contract', 'invoice', 'ticket']],
])('%s sees of a company: %s', (roles, sections) => expect(companySectionsFor(roles)).toEqual(sections))

test('only account managers manage a company', () => {
  expect(
    ['account_manager', 'admin', 'operations', 'matcher', 'finance'].filter((role) => mayManageCompany([role])),
  ).toEqual(['account_manager'])
})

test('of two who assign at once the second is told', () => {
  expect(managerDecision({ manager: null, expectedManager: null, to: 'a' })).toBe('change')
  expect(managerDecision({ manager: 'b', expectedManager: null, to: 'a' })).toBe('changed_meanwhile')
  expect(managerDecision({ manager: 'a', expectedManager: null, to: 'a' })).toBe('same')
})
