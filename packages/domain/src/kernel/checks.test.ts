import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  atMostMillion,
  greaterThanOne,
  lettersOnly,
  lettersOrDigits,
  noArabic,
  noSpecialCharacters,
  noUrl,
  notInFuture,
  numericOnly,
  startBeforeEnd,
  wholeNumber,
} from './checks.ts'
import { faultsOf } from './validation.ts'

const codes = (schema: z.ZodMiniType, value: unknown) =>
  faultsOf(z.safeParse(schema, value).error?.issues ?? []).map(({ kind }) => kind.code)

describe('a text', () => {
  const of = (check: z.core.$ZodCheck<string>) => z.string().check(check)

  test.each([
    [
      'numbers only [V-010]',
      of(numericOnly()),
      ['0', '007', '٣٤', ''],
      ['1.5', '-1', '1a', '1 2', '½'],
      'numeric_only',
    ],
    ['letters only [V-011]', of(lettersOnly()), ['Sara', 'سارة', 'عَلِيّ', ''], ['a1', 'a b', 'a-b', '!'], 'letters_only'],
    [
      'letters or digits [V-012]',
      of(lettersOrDigits()),
      ['Sara7', 'سارة٣', '42', ''],
      ['a b', 'a_b', 'a.b', '@'],
      'letters_or_digits',
    ],
    [
      'no special characters [V-013]',
      of(noSpecialCharacters()),
      ['Sara Ali 7', 'سارة علي', ''],
      ['a@b', 'a#', '<b>', '$5', '😀', 'a_b'],
      'no_special_characters',
    ],
    ['no Arabic characters [V-014]', of(noArabic()), ['Sara', 'é 1!', ''], ['سارة', 'Sara ع', '٣'], 'no_arabic'],
    ['no link [V-053]', of(noUrl()), ['Node.js', ''], ['http://x.test', 'fareeq.com'], 'no_url'],
  ])('of %s', (_, schema, good, bad, code) => {
    for (const value of good) expect(codes(schema, value)).toEqual([])
    for (const value of bad) expect(codes(schema, value)).toEqual([code])
  })
})

describe('a number', () => {
  const of = (check: z.core.$ZodCheck<number>) => z.number().check(check)

  test.each([
    ['greater than 1 [V-023]', of(greaterThanOne()), [2, 1.01], [1, 0, -5], 'greater_than_one'],
    ['that is whole [V-024]', of(wholeNumber()), [0, 3, -2], [1.5, 0.1], 'integer'],
    ['of 1000000 at most [V-025]', of(atMostMillion()), [1_000_000, -1], [1_000_001, 1_000_000.5], 'max_million'],
  ])('%s', (_, schema, good, bad, code) => {
    for (const value of good) expect(codes(schema, value)).toEqual([])
    for (const value of bad) expect(codes(schema, value)).toEqual([code])
  })
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
