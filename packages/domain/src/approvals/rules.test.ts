import { daysAfter } from '../kernel/time/working-days.ts'
import { describe, expect, test } from 'vitest'
import {
  type Releaser,
  actsAsSubstitute,
  decisionFault,
  isWithinLimit,
  substituteFault,
  substituteState,
} from './rules.ts'
import { APPROVAL_STATES, approvalLife, isWaiting } from './states.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const TODAY = '2026-11-16'
const batch = { kind: 'payout_batch', state: 'waiting', made_by_id: 'maha' } as const
const who = (staffId: string, roles: string[], isSubstitute = false): Releaser => ({ staffId, roles, isSubstitute })

describe('what one made another releases', () => {
  test.each<[string, Releaser, string | null]>([
    ['a colleague of finance', who('faisal', ['finance']), null],
    ['the maker', who('maha', ['finance']), 'own'],
    ['the maker with every role', who('maha', ['finance', 'admin']), 'own'],
    ['the maker who was appointed substitute', who('maha', ['admin'], true), 'own'],
    ['an administrator', who('sami', ['admin']), 'not_releaser'],
    ['an administrator who stands in', who('sami', ['admin'], true), null],
  ])('%s', (_, releaser, fault) => expect(decisionFault(batch, releaser)).toBe(fault))

  test('once', () => {
    for (const state of APPROVAL_STATES.filter((one) => !isWaiting(one))) {
      expect(approvalLife.moves(state)).toEqual([])
      expect(decisionFault({ ...batch, state }, who('faisal', ['finance']))).toBe('decided')
    }
  })

  test('whoever may release anyway does not act as a substitute', () => {
    expect(actsAsSubstitute('payout_batch', who('faisal', ['finance'], true))).toBe(false)
    expect(actsAsSubstitute('payout_batch', who('sami', ['admin'], true))).toBe(true)
  })
})

test.each([
  ['nothing leaves', 0, 0, 0, true],
  ['a small sum', 50_000, 0, 100_000, true],
  ['exactly the limit', 50_000, 50_000, 100_000, true],
  ['many small sums of one day are one large sum', 50_001, 50_000, 100_000, false],
  ['two are always needed', 1, 0, 0, false],
  ['it is not about a sum', null, 0, 100_000, false],
  ['the kind knows no limit', 1, 0, null, false],
])('one person is enough within the limit of a day: %s', (_, amount, alone, limit, isEnough) =>
  expect(isWithinLimit(amount, alone, limit)).toBe(isEnough),
)

describe('a substitute', () => {
  const sami = { id: 'sami', roles: ['admin'] }
  test.each<[string, string, string, { id: string; roles: string[] }, string | null]>([
    ['is appointed by somebody else', TODAY, TODAY, sami, null],
    ['appoints not themselves', TODAY, TODAY, { id: 'maha', roles: ['admin'] }, 'substitute_self'],
    [
      'is none of finance, who release anyway',
      TODAY,
      TODAY,
      { id: 'f', roles: ['finance', 'admin'] },
      'substitute_role',
    ],
    ['may read what they release', TODAY, TODAY, { id: 'r', roles: ['recruiter'] }, 'substitute_role'],
    ['does not begin in the past', '2026-11-15', TODAY, sami, 'substitute_day'],
    ['does not end before the beginning', '2026-11-18', '2026-11-17', sami, 'substitute_order'],
    ['is not for ever', TODAY, daysAfter(TODAY, 366), sami, 'substitute_long'],
    ['may be for a year', TODAY, daysAfter(TODAY, 365), sami, null],
  ])('%s', (_, from_day, to_day, candidate, fault) =>
    expect(substituteFault({ from_day, to_day }, candidate, 'maha', NOW)).toBe(fault),
  )

  test('counts on its days only', () => {
    const state = (from_day: string, to_day: string, ended_at: Date | null = null) =>
      substituteState({ from_day, to_day, ended_at }, NOW)
    expect([
      state(TODAY, TODAY),
      state('2026-11-17', '2026-11-20'),
      state('2026-11-01', '2026-11-15'),
      state(TODAY, '2026-11-20', NOW),
    ]).toEqual(['in_force', 'planned', 'past', 'ended'])
  })
})
