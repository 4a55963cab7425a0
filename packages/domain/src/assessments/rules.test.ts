import { describe, expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { ASSESSMENT_KINDS, EXTRA_TIME } from './limits.ts'
import { type AttemptFacts, isPass, lengthOf, linkExpiry, standingOf, timeFor } from './rules.ts'
import { ATTEMPT_STATES, FOR_REVIEW, OPEN, REPORTED, UNGRADED, attemptLife, factsOf } from './states.ts'

const now = new Date('2026-11-16T09:00:00Z')
const daysAgo = (days: number) => after(now, -days * DAY)
const tried = (state: AttemptFacts['state'], days = 1): AttemptFacts => ({ state, ended_at: daysAgo(days) })
const specified = () => UNCHANGED
const test20 = { kind: 'multiple_choice' } as const

describe('how an assessment stands for a talent', () => {
  test.each<[string, AttemptFacts[], object]>([
    ['nothing was tried: two trials', [], { kind: 'available', trials_left: 2 }],
    ['one failed: one trial is left', [tried('failed')], { kind: 'available', trials_left: 1 }],
    ['an invitation waits', [{ state: 'invited', ended_at: null }], { kind: 'open' }],
    ['it is being taken', [tried('failed', 9), { state: 'running', ended_at: null }], { kind: 'open' }],
    ['a result is awaited', [{ state: 'submitted', ended_at: null }], { kind: 'waiting' }],
    ['a person watches it', [{ state: 'in_review', ended_at: null }], { kind: 'waiting' }],
    ['it is passed', [tried('failed', 9), tried('passed')], { kind: 'passed' }],
    [
      'both trials failed',
      [tried('failed', 9), tried('failed', 2)],
      { kind: 'locked', until: after(daysAgo(2), 30 * DAY) },
    ],
    ['a month has passed', [tried('failed', 40), tried('failed', 30)], { kind: 'available', trials_left: 2 }],
    [
      'the third failed',
      [tried('failed', 90), tried('failed', 80), tried('failed', 1)],
      { kind: 'available', trials_left: 1 },
    ],
    ['an incident gave it back', [tried('failed', 9), tried('voided')], { kind: 'available', trials_left: 1 }],
    ['a link nobody used is no trial', [tried('lapsed'), tried('lapsed')], { kind: 'available', trials_left: 2 }],
    [
      'an annulled attempt was a trial',
      [tried('failed', 9), tried('annulled', 3)],
      { kind: 'locked', until: after(daysAgo(3), 30 * DAY) },
    ],
  ])('%s [S-068] [K-046]', (_, attempts, expected) => {
    expect(standingOf(test20, attempts, specified, now)).toEqual(expected)
  })

  test('on the last day of the month it is locked, a moment later it is not', () => {
    const attempts = [tried('failed', 40), { state: 'failed', ended_at: after(now, -30 * DAY + 1) } as const]
    expect(standingOf(test20, attempts, specified, now).kind).toBe('locked')
    expect(standingOf(test20, attempts, specified, after(now, 1)).kind).toBe('available')
  })

  test('nobody passes or fails a personality: it is answered once', () => {
    expect(standingOf({ kind: 'personality' }, [tried('completed')], specified, now)).toEqual({ kind: 'done' })
  })
})

describe('when the numbers change', () => {
  // Three trials and a wait of ten days from four days ago on.
  const at = (moment: Date) => (moment >= daysAgo(4) ? { assessment_trials: 3, assessment_wait_days: 10 } : UNCHANGED)
  test.each<[string, AttemptFacts[], object]>([
    ['who begins now has the new trials', [], { kind: 'available', trials_left: 3 }],
    ['who had one trial left keeps one', [tried('failed', 9)], { kind: 'available', trials_left: 1 }],
    [
      'who was told a day keeps it',
      [tried('failed', 9), tried('failed', 5)],
      { kind: 'locked', until: after(daysAgo(5), 30 * DAY) },
    ],
    [
      'who uses the last one now waits as long as the new number says',
      [tried('failed', 9), tried('failed', 2)],
      { kind: 'locked', until: after(daysAgo(2), 10 * DAY) },
    ],
    ['who began with three has three', [tried('failed', 3), tried('failed', 2)], { kind: 'available', trials_left: 1 }],
  ])('%s', (_, attempts, expected) => expect(standingOf(test20, attempts, at, now)).toEqual(expected))

  test('mark and length follow', () => {
    const policies = {
      ...UNCHANGED,
      assessment_pass_mark: 75,
      assessment_choice_items: 15,
      assessment_choice_minutes: 20,
    }
    expect([74, 75].map((score) => isPass(score, policies))).toEqual([false, true])
    expect(lengthOf('multiple_choice', policies)).toEqual({ items: 15, minutes: 20 })
  })
})

test('sixty per cent is a pass, a little less is none', () => {
  expect([59, 60, 61].map((score) => isPass(score, UNCHANGED))).toEqual([false, true, true])
})

test('a link lives seven days, and more time is a share of the usual time', () => {
  expect(linkExpiry(now, UNCHANGED)).toEqual(new Date('2026-11-23T09:00:00Z'))
  expect(EXTRA_TIME.map((extra) => timeFor(test20, extra, UNCHANGED) / 60_000)).toEqual([30, 37.5, 45, 52.5, 60])
  expect(ASSESSMENT_KINDS.map((kind) => lengthOf(kind, UNCHANGED).items)).toEqual([20, 2, 3, 50])
})

test('every state can be reached from an invitation, and only finished ones lead nowhere but to a correction', () => {
  const reached = new Set(['invited'])
  for (const state of reached)
    for (const event of attemptLife.moves(state as 'invited')) reached.add(attemptLife.next(state as 'invited', event)!)
  expect([...reached].toSorted()).toEqual([...ATTEMPT_STATES].toSorted())
  expect(ATTEMPT_STATES.filter((state) => attemptLife.moves(state).length === 0)).toEqual(['lapsed', 'voided'])
})

test('the groups follow from the facts', () => {
  expect(OPEN).toEqual(['invited', 'running'])
  expect(REPORTED).toEqual(['passed', 'failed', 'completed'])
  expect(UNGRADED).toEqual(['submitted', 'in_review'])
  expect(FOR_REVIEW).toEqual(['in_review'])
  expect(ATTEMPT_STATES.filter((state) => factsOf(state).verdict === 'failed')).toEqual(['failed', 'annulled'])
})
