import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOVED_BY, type ReferralStatus, isOpen, mayMove, referralLife, voidReason } from './states.ts'

const walk = (...events: (typeof referralLife.events)[number][]) =>
  events.reduce<ReferralStatus | null>((state, event) => state && referralLife.next(state, event), 'invited')

describe('the life of a referral', () => {
  test('has the ten states of D-87', () =>
    expect(referralLife.states.toSorted()).toEqual(
      'bonus_due consented failed hired invited paid passed registered testing void'.split(' '),
    ))

  test.each([
    ['accept register test pass hire earn pay', 'paid'],
    ['accept register test fail test pass hire', 'hired'],
    ['decline', 'void'],
    ['lapse', 'void'],
    ['accept lapse', 'void'],
    ['accept register test pass hire leave', 'void'],
  ])('%s leads to %s', (events, state) => expect(walk(...(events.split(' ') as []))).toBe(state))

  test.each([
    ['register', 'before the friend has agreed'],
    ['test', 'before the friend has agreed'],
    ['accept register hire', 'without having passed'],
    ['accept register test pass hire pay', 'before the bonus is earned'],
    ['accept register test pass hire earn leave', 'once it is earned it is not lost'],
    ['accept accept', 'twice'],
    ['decline accept', 'after a no'],
  ])('%s leads nowhere: %s', (events) => expect(walk(...(events.split(' ') as []))).toBeNull())

  test('nothing is done with a friend’s details before they agree, in whatever order things happen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...referralLife.events), { maxLength: 12 }), (events) => {
        let state: ReferralStatus = 'invited'
        let agreed = false
        for (const event of events) {
          const next = referralLife.next(state, event)
          agreed ||= next !== null && event === 'accept'
          state = next ?? state
          expect(agreed || state === 'invited' || state === 'void').toBe(true)
          expect(isOpen(state)).toBe(state !== 'paid' && state !== 'void')
        }
      }),
    )
  })

  test('from everywhere there is a way to an end', () => {
    for (const state of referralLife.states) {
      const seen = new Set<ReferralStatus>([state])
      for (const one of seen) for (const event of referralLife.moves(one)) seen.add(referralLife.next(one, event)!)
      expect([...seen].some((one) => !isOpen(one))).toBe(true)
    }
  })

  test('every event that ends in nothing has its reason, and no other', () => {
    for (const event of referralLife.events) {
      const ends = referralLife.sources(event).every((state) => referralLife.next(state, event) === 'void')
      expect(voidReason(event) !== null).toBe(ends)
    }
  })

  test('only a friend who has not come yet can be too late', () =>
    expect(referralLife.states.filter((status) => referralLife.next(status, 'lapse'))).toEqual([
      'invited',
      'consented',
    ]))
})

test('every move has its people: the friend answers, finance pays, and nobody pays themselves', () => {
  for (const event of referralLife.events) expect(MOVED_BY[event].length).toBeGreaterThan(0)
  expect(mayMove('accept', 'friend')).toBe(true)
  expect(mayMove('accept', 'operations')).toBe(false)
  expect(mayMove('pay', 'finance')).toBe(true)
  for (const mover of ['friend', 'system', 'recruiter', 'operations'] as const)
    expect(mayMove('pay', mover)).toBe(false)
})
