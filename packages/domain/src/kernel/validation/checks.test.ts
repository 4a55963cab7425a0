import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { digitsOnly, lettersOrDigits, noArabic, noUrl, notInFuture, startBeforeEnd, wholeNumber } from './checks.ts'
import { faultsOf } from './validation.ts'

const codes = (schema: z.ZodMiniType, value: unknown) =>
  faultsOf(z.safeParse(schema, value).error?.issues ?? []).map(({ kind }) => kind.code)

describe('a text', () => {
  const of = (check: z.core.$ZodCheck<string>) => z.string().check(check)

  test.each([
    ['no Arabic characters [V-014]', of(noArabic()), ['Sara', 'é 1!', ''], ['سارة', 'Sara ع', '٣'], 'no_arabic'],
    ['digits only [V-010]', of(digitsOnly()), ['0123', ''], ['12a', '1 2', '-1', '1.5'], 'digits_only'],
    ['letters or digits [V-012]', of(lettersOrDigits()), ['GB12', 'سعد1', ''], ['a b', 'x-1', '#'], 'letters_digits'],
    ['no link [V-053]', of(noUrl()), ['Node.js', ''], ['http://x.test', 'fareeq.com'], 'no_url'],
  ])('of %s', (_, schema, good, bad, code) => {
    for (const value of good) expect(codes(schema, value)).toEqual([])
    for (const value of bad) expect(codes(schema, value)).toEqual([code])
  })
})

describe('a number', () => {
  const of = (check: z.core.$ZodCheck<number>) => z.number().check(check)

  test.each([['that is whole [V-024]', of(wholeNumber()), [0, 3, -2], [1.5, 0.1], 'integer']])(
    '%s',
    (_, schema, good, bad, code) => {
      for (const value of good) expect(codes(schema, value)).toEqual([])
      for (const value of bad) expect(codes(schema, value)).toEqual([code])
    },
  )
})

describe('two dates', () => {
  const period = z.object({ start: z.string(), end: z.nullish(z.string()) }).check(startBeforeEnd('start', 'end'))

  test.each([
    ['2026-03-01', '2026-03-02'],
    ['2025-12', '2026-01'],
    ['2026-03', '2026-03'],
    ['2026-03', null],
    ['2026-03', undefined],
    ['2026-03', ''],
  ])('from %s to %s are in order [V-019]', (start, end) => expect(codes(period, { start, end })).toEqual([]))

  test.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-03-02', '2026-03-02'],
    ['2026-04', '2026-03'],
  ])('from %s to %s are refused, at the end [V-019]', (start, end) => {
    const faults = faultsOf(z.safeParse(period, { start, end }).error?.issues ?? [])
    expect(faults).toMatchObject([{ field: 'end', kind: { code: 'start_before_end' } }])
  })
})

describe('a date of the past, at noon of 18 March 2026 in UTC,', () => {
  const date = z.string().check(notInFuture(new Date('2026-03-18T12:00:00Z')))

  test.each(['2020-01-01', '2026-03-18', '2026-03', '2026', '2026-03-19'])(
    'may be %s: somewhere on earth it has begun [V-020]',
    (text) => expect(codes(date, text)).toEqual([]),
  )
  test.each(['2026-03-20', '2026-04', '2027', '2030-01-01'])('may not be %s [V-020]', (text) =>
    expect(codes(date, text)).toEqual(['future_date']),
  )
})
