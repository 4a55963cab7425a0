import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, formatAmount, formatUsd, usd } from './money.ts'

test.each([
  [1, 100],
  [1200.5, 120_050],
  [0.1 + 0.2, 30],
  [100_000, 10_000_000],
])('%d dollars are %i whole cents', (dollars, cents) => expect(usd(dollars)).toBe(cents))

test('no amount of dollars and cents loses a cent on its way', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => usd(cents / 100) === cents))
})

test.each([
  [120_000, '1,200 دولار', '$1,200'],
  [120_050, '1,200.50 دولار', '$1,200.50'],
  [5, '0.05 دولار', '$0.05'],
  [0, '0 دولار', '$0'],
  [10_000_000, '100,000 دولار', '$100,000'],
])('%i cents are written with Latin digits, the currency after the number in Arabic', (cents, ar, en) => {
  expect(formatUsd(cents, 'ar')).toBe(ar)
  expect(formatUsd(cents, 'en')).toBe(en)
})

test('in a column every amount has its cents', () => {
  expect([0, 69_000, 51_750].map((cents) => formatUsd(cents, 'en', 2))).toEqual(['$0.00', '$690.00', '$517.50'])
  expect(formatUsd(69_000, 'ar', 2)).toBe('690.00 دولار')
})

test.each([
  [123_450, '1234.50'],
  [-5, '-0.05'],
  [0, '0.00'],
  [-100_000_000_001, '-1000000000.01'],
])('in a file %i minor units are %s, digit by digit', (amount, text) => expect(decimalOf(amount)).toBe(text))

test('in a table of one currency amounts stand alone, with the minus before them in either language', () => {
  expect(formatAmount(123_450, 'ar')).toBe('1,234.50')
  for (const lang of ['ar', 'en'] as const)
    expect(formatAmount(-1_068_707, lang).replaceAll(/[\u{200e}\u{2066}\u{2069}]/gu, '')).toBe('-10,687.07')
})
