import { HOUR, after } from '../kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import { CLIENT_END_REASONS, TALENT_END_REASONS } from './limits.ts'
import {
  END_REASON_NAMES,
  GIST_TEXTS,
  endFault,
  endWindow,
  endsOn,
  gistOf,
  isAcknowledgeable,
  isWithdrawable,
  replacementFault,
  replacementWindow,
  trialUntil,
} from './rules-endings.ts'
import { ENDING_STATES, STANDING_ENDINGS } from './states-endings.ts'

const FACTS = { today: '2026-11-19', start: '2026-05-01', end: '2027-04-30', notice_days: 30, trial_days: 14 }

describe('the last day by notice', () => {
  test.each([
    ['counts the notice from the day it is given', {}, { from: '2026-12-19', to: '2027-04-30' }],
    ['may be today without notice', { notice_days: 0 }, { from: '2026-11-19', to: '2027-04-30' }],
    ['is not before the first day', { start: '2027-01-10' }, { from: '2027-01-10', to: '2027-04-30' }],
    ['may be the last of the term', { end: '2026-12-19' }, { from: '2026-12-19', to: '2026-12-19' }],
    ['may be any day of the trial', { start: '2026-11-10' }, { from: '2026-11-19', to: '2027-04-30' }],
    ['counts the notice again after the trial', { start: '2026-11-05' }, { from: '2026-12-19', to: '2027-04-30' }],
    [
      'counts the notice without a trial',
      { start: '2026-11-19', trial_days: 0 },
      { from: '2026-12-19', to: '2027-04-30' },
    ],
    ['does not come where the contract ends before', { end: '2026-12-18' }, null],
  ])('%s', (_, change, window) => expect(endWindow({ ...FACTS, ...change })).toEqual(window))

  test.each([
    ['2026-12-18', 'end_too_early', '2026-12-19'],
    ['2026-11-18', 'end_too_early', '2026-12-19'],
    ['2027-05-01', 'end_too_late', '2027-04-30'],
  ])('%s is refused: %s, with the day that is possible', (lastDay, code, day) =>
    expect(endFault(lastDay, FACTS)).toMatchObject({ code, values: { day } }),
  )

  test('any day from then to the end of the term is accepted', () => {
    for (const day of ['2026-12-19', '2027-02-28', '2027-04-30']) expect(endFault(day, FACTS)).toBeNull()
    expect(endFault('2026-12-19', { ...FACTS, end: '2026-12-01' })).toMatchObject({
      code: 'notice_beyond_end',
      values: { day: '2026-12-01', days: 30 },
    })
  })

  test('ends the contract, unless its term ends before', () => {
    expect(endsOn('2027-04-30', '2026-12-19')).toBe('2026-12-19')
    expect(endsOn('2026-12-01', '2026-12-19')).toBe('2026-12-01')
    expect(endsOn('2027-04-30', null)).toBe('2027-04-30')
  })
})

describe('the trial', () => {
  const trial = { start: '2026-11-10', end: '2027-04-30', trial_days: 14 }
  test.each([
    ['is so many days with the first one', {}, '2026-11-23'],
    ['of one day is the first one', { trial_days: 1 }, '2026-11-10'],
    ['is not longer than the contract', { end: '2026-11-20' }, '2026-11-20'],
  ])('%s', (_, change, day) => expect(trialUntil({ ...trial, ...change })).toBe(day))

  test.each([
    ['2026-11-01', { from: '2026-11-10', to: '2026-11-23' }],
    ['2026-11-19', { from: '2026-11-19', to: '2026-11-23' }],
    ['2026-11-23', { from: '2026-11-23', to: '2026-11-23' }],
    ['2026-11-24', null],
  ])('on %s somebody else may be asked for on %o', (today, days) =>
    expect(replacementWindow({ ...trial, today })).toEqual(days),
  )

  test('another day is refused, and after the trial any', () => {
    const facts = { ...trial, today: '2026-11-19' }
    expect(replacementFault('2026-11-19', facts)).toBeNull()
    for (const day of ['2026-11-18', '2026-11-24'])
      expect(replacementFault(day, facts)).toEqual({ code: 'end_outside_trial', values: { day: '2026-11-23' } })
    expect(replacementFault('2026-11-24', { ...facts, today: '2026-11-24' })).toEqual({
      code: 'trial_over',
      values: { day: '2026-11-23' },
    })
  })

  test('is not withdrawn', () => {
    const given_at = new Date('2026-11-19T09:00:00Z')
    expect(isWithdrawable({ kind: 'replacement', state: 'given', given_at }, given_at)).toBe(false)
  })
})

test('notice is withdrawn within two days, and not after it was acknowledged', () => {
  const given_at = new Date('2026-11-19T09:00:00Z')
  const notice = { kind: 'notice', state: 'given', given_at } as const
  expect(isWithdrawable(notice, after(given_at, 48 * HOUR - 1))).toBe(true)
  expect(isWithdrawable(notice, after(given_at, 48 * HOUR))).toBe(false)
  expect(isWithdrawable({ ...notice, state: 'acknowledged' }, given_at)).toBe(false)
  expect(ENDING_STATES.filter((state) => isAcknowledgeable({ state }))).toEqual(['given'])
  expect(STANDING_ENDINGS).toEqual(['given', 'acknowledged'])
})

test('the other side reads of a reason only what it is about', () => {
  const reasons = [...CLIENT_END_REASONS, ...TALENT_END_REASONS]
  for (const reason of reasons) expect(GIST_TEXTS[gistOf(reason)]).toBeDefined()
  expect(reasons.map((reason) => END_REASON_NAMES[reason].en)).not.toContain(GIST_TEXTS[gistOf('skills')].en)
  expect(gistOf('skills')).toBe(gistOf('conduct'))
})
