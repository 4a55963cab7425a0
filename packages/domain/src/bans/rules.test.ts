import { expect, test } from 'vitest'
import { isAsRead, isImpartial, staffMayMove } from './rules.ts'
import { banLife, waitsFor } from './states.ts'

test('a case is reported, noticed, answered or not, decided, and appealed once', () => {
  expect(banLife.table).toEqual({
    reported: { open: 'noticed', dismiss: 'dismissed' },
    noticed: { answer: 'answered', expire: 'unanswered' },
    answered: { ban: 'banned', dismiss: 'dismissed' },
    unanswered: { answer: 'answered', ban: 'banned', dismiss: 'dismissed' },
    banned: { appeal: 'appealed' },
    dismissed: {},
    appealed: { lift: 'lifted', uphold: 'upheld' },
    lifted: {},
    upheld: {},
  })
  expect(banLife.states.filter((state) => banLife.moves(state).includes('appeal'))).toEqual(['banned'])
  expect(banLife.states.map(waitsFor)).toEqual([
    'operations',
    'talent',
    'admin',
    'admin',
    null,
    null,
    'admin',
    null,
    null,
  ])
})

test.each([
  ['operations', ['open', 'dismiss a report']],
  ['admin', ['dismiss a report', 'ban', 'dismiss', 'lift', 'uphold']],
  ['matcher', []],
  ['account_manager', []],
  ['recruiter', []],
  ['finance', []],
])('a %s may %j', (role, moves) => {
  const all = [
    ['open', 'open', true],
    ['dismiss a report', 'dismiss', true],
    ['ban', 'ban', false],
    ['dismiss', 'dismiss', false],
    ['lift', 'lift', false],
    ['uphold', 'uphold', false],
  ] as const
  expect(all.filter(([, event, isReport]) => staffMayMove([role], event, isReport)).map(([name]) => name)).toEqual(
    moves,
  )
})

const handlers = { reporters: ['reporter', null], opened_by: 'opener', decided_by: 'decider' }
test.each([
  ['ban', 'opener', false],
  ['ban', 'reporter', false],
  ['ban', 'somebody', true],
  ['dismiss', 'opener', false],
  ['lift', 'decider', false],
  ['uphold', 'opener', false],
  ['uphold', 'somebody', true],
  ['open', 'reporter', true],
] as const)('%s by the %s: %s', (event, me, may) => expect(isImpartial(event, me, handlers)).toBe(may))

test.each([
  ['as it was read', 'unanswered', 1, true],
  ['with an answer that came late', 'answered', 1, false],
  ['with a report that joined it', 'unanswered', 2, false],
] as const)('a case is decided %s: %s, %i reports, %s', (_, state, reports, expected) => {
  expect(isAsRead({ expected_state: 'unanswered', expected_reports: 1 }, state, reports)).toBe(expected)
})
