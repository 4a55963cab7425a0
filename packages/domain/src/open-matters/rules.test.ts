import { expect, test } from 'vitest'
import { LEAVERS, OPEN_MATTER_KINDS } from './limits.ts'
import { WAITED_FOR, kindsFor, leaverOf, outcomeOf } from './rules.ts'

test('whoever closes an account is a talent, a member with colleagues, or the last one of a company', () => {
  expect(leaverOf({ is_talent: true, colleagues: 0 })).toBe('talent')
  expect(leaverOf({ is_talent: false, colleagues: 2 })).toBe('member')
  expect(leaverOf({ is_talent: false, colleagues: 0 })).toBe('company')
})

test('work that is done and money that is owed keep an account open; nothing else does', () => {
  expect(WAITED_FOR).toEqual({
    talent: ['contract', 'payout'],
    member: [],
    removed: [],
    company: ['contract', 'invoice'],
  })
})

test('what the account waits for is named first, then what ends for somebody else', () => {
  expect(kindsFor('talent').slice(0, 4)).toEqual(['contract', 'payout', 'unsigned_contract', 'offer'])
  expect(kindsFor('company')[0]).toBe('contract')
})

test('of a colleague who is let go nothing ends and nothing is lost', () => {
  expect(new Set(kindsFor('removed').map((kind) => outcomeOf(kind, 'removed')))).toEqual(new Set(['passes', 'stays']))
})

test('every kind can be open of somebody', () => {
  for (const kind of OPEN_MATTER_KINDS)
    expect([kind, LEAVERS.some((leaver) => outcomeOf(kind, leaver) !== null)]).toEqual([kind, true])
})
