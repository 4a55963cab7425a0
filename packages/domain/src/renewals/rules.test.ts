import { UNCHANGED } from '../kernel/policies/policies.ts'
import { expect, test } from 'vitest'
import type { Terms } from '../contracts/schema.ts'
import { changesBetween, hasEnded, isDue, nextTerms } from './rules.ts'
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

test('a raise is added to the net salary, and the tax follows [E-056] [E-057]', () => {
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
