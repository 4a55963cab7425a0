import { expect, test } from 'vitest'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { staffMay } from '../kernel/permissions/permissions.ts'
import { isInTheWay, mayChangeAtOnce, mayWithdraw } from './rules.ts'
import { proposalForm } from './schema.ts'
import { OPEN_PROPOSALS, PROPOSAL_STATES, proposalLife } from './states.ts'

test('a proposal is open until it is answered, replaced or withdrawn, and nothing follows that', () => {
  expect(OPEN_PROPOSALS).toEqual(['open'])
  expect(proposalLife.moves('open')).toEqual(['accept', 'decline', 'replace', 'withdraw'])
  for (const state of PROPOSAL_STATES.filter((proposalState) => proposalState !== 'open'))
    expect(proposalLife.moves(state)).toEqual([])
})

test.each(STAFF_ROLES.map((role) => [role] as const))('%s: a matcher proposes, an admin also changes', (role) => {
  expect(staffMay([role], 'profiles.edit')).toBe(role === 'matcher' || role === 'admin')
  expect(mayChangeAtOnce([role])).toBe(role === 'admin')
})

test('one’s own open proposal is withdrawn and replaced; a colleague’s is not, except by an admin’s withdrawal', () => {
  const open = { state: 'open', proposed_by: 'mona' } as const
  expect(mayWithdraw(open, 'mona', ['matcher'])).toBe(true)
  expect(mayWithdraw(open, 'rami', ['matcher'])).toBe(false)
  expect(mayWithdraw(open, 'rami', ['admin'])).toBe(true)
  expect(mayWithdraw({ ...open, state: 'declined' }, 'mona', ['matcher'])).toBe(false)
  expect([isInTheWay(undefined, 'mona'), isInTheWay(open, 'mona'), isInTheWay(open, 'rami')]).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['Shorter.', false],
  ['It is clearer for companies abroad.', true],
  [' '.repeat(20), false],
  ['x'.repeat(401), false],
])('a reason of %j is one: %s', (reason, isOne) => {
  expect(proposalForm().safeParse({ part: 'bio_en', text: 'x', reason }).success).toBe(isOne)
  expect(proposalForm().safeParse({ part: 'salary', text: 'x', reason }).success).toBe(false)
})
