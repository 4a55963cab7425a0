import { UNCHANGED } from '../kernel/policies/policies.ts'
import { describe, expect, test } from 'vitest'
import type { Terms } from '../contracts/schema.ts'
import { answerBy, boardWindows, changesBetween, hasEnded, isDue, needsSalary, nextTerms } from './rules.ts'
import { changeTermsForm, rejectForm, renewForm, renewalsQuery } from './schema.ts'

const current: Terms = {
  type: 'full_time',
  commitment: 'full_time',
  place: 'remote',
  availability: 'full_time',
  start: '2026-01-01',
  end: '2026-12-31',
  months: 12,
  salary_net: 200_000,
  wht_rate: 500,
  salary_gross: 210_526,
  notice_days: 30,
  note: 'First',
}

test.each([
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s a contract that ends with the year is asked about: %s', (today, due) => {
  expect(isDue(current.end, today, UNCHANGED)).toBe(due)
})

test('it has ended the day after its last', () => {
  expect(hasEnded(current.end, '2026-12-31')).toBe(false)
  expect(hasEnded(current.end, '2027-01-01')).toBe(true)
})

test('the next term follows without a gap and keeps what nobody changed [E-053] [E-055]', () => {
  expect(nextTerms(current, { duration: 6 })).toEqual({
    ...current,
    start: '2027-01-01',
    end: '2027-06-30',
    months: 6,
    note: null,
  })
})

test('a raise is added to the net salary, and the tax follows [E-057]', () => {
  const next = nextTerms(current, { duration: 12, raise: { yes: true, price: 250 }, type: 'hybrid' })
  expect(next).toMatchObject({ salary_net: 225_000, salary_gross: 236_842, type: 'hybrid', place: 'hybrid' })
  expect(changesBetween(current, next).map(({ field }) => field)).toEqual([
    'type',
    'start',
    'end',
    'salary_net',
    'salary_gross',
  ])
  expect(changesBetween(current, null)).toEqual([])
})

describe('full time and part time have a pay each [E-056]', () => {
  test.each([
    [{ availability: 'part_time' }, false],
    [{ type: 'hybrid' }, false],
    [{ type: 'part_time' }, true],
    [{ type: 'hybrid', availability: 'part_time' }, true],
    [{ type: 'monthly_hours' }, true],
  ] as const)('%o of somebody who works full time names another pay: %s', (requested, isNeeded) =>
    expect(needsSalary(current, requested)).toBe(isNeeded),
  )

  test('a type that says how much decides, and the pay is named whole: tax follows, a raise does not', () => {
    const next = nextTerms(current, { duration: 6, type: 'part_time', salary: 1200, raise: { yes: true, price: 500 } })
    expect(next).toMatchObject({ availability: 'part_time', commitment: 'part_time', salary_net: 120_000 })
    expect(next.salary_gross).toBe(126_316)
    expect(changesBetween(current, next).map(({ field }) => field)).toEqual([
      'type',
      'availability',
      'start',
      'end',
      'months',
      'salary_net',
      'salary_gross',
    ])
  })
})

test('windows of days do not overlap, in whatever order they are set', () => {
  const days = { renewal_board_first_days: 60, renewal_days: 45, renewal_board_third_days: 7 }
  expect(boardWindows({ ...days, renewal_board_fourth_days: 30, renewal_board_last_days: 30 })).toEqual([
    { from: 0, to: 7 },
    { from: 8, to: 30 },
    { from: 31, to: 45 },
    { from: 46, to: 60 },
  ])
})

test('an offer can be answered until the last minute of the last day in Riyadh', () => {
  expect(answerBy('2026-12-31').toISOString()).toBe('2026-12-31T20:59:00.000Z')
})

const id = '0199a0de-0000-7000-8000-000000000001'
const codeOf = (
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string; code: string }[] } } },
  value: unknown,
) => {
  const { success, error } = schema.safeParse(value)
  return success ? 'ok' : (error?.issues[0]?.message ?? '')
}
const change = { type: 'full_time', duration: 12, availability: 'full_time', raise: { yes: false } }

test.each([
  ['0 months', renewForm(), { ids: [id], duration: 0 }, 'contract_duration'],
  ['121 months', renewForm(), { ids: [id], duration: 121 }, 'contract_duration'],
  ['120 months', renewForm(), { ids: [id], duration: 120 }, 'ok'],
  ['nobody chosen', renewForm(), { ids: [], duration: 12 }, 'required'],
  ['no reason', rejectForm(), { ids: [id], reason: '  ' }, 'reason_needed'],
  ['a raise without its price', changeTermsForm(), { ...change, raise: { yes: true } }, 'raise_needed'],
  ['a raise of one dollar', changeTermsForm(), { ...change, raise: { yes: true, price: 1 } }, 'ok'],
  ['the largest raise', changeTermsForm(), { ...change, raise: { yes: true, price: 100_000 } }, 'ok'],
])('%s: %s [V-036] [V-037] [V-045]', (_, schema, value, code) => {
  expect(codeOf(schema as never, value)).toBe(code)
})

test.each([
  [{ ...change, raise: { yes: true, price: 0 } }, false],
  [{ ...change, raise: { yes: true, price: 100_001 } }, false],
  [{ ...change, note: 'x'.repeat(1000) }, true],
  [{ ...change, note: 'x'.repeat(1001) }, false],
])('boundaries of raise and note [V-038] [V-039] [K-037] [K-038]', (value, allowed) => {
  expect(changeTermsForm().safeParse(value).success).toBe(allowed)
})

test('"pending" is another word for waiting [S-051]', () => {
  expect(renewalsQuery().parse({ status: 'pending' }).status).toBe('waiting_response')
})
