import { expect, test } from 'vitest'
import { clampNumber, isPartialNumber, limitFault, readNumber } from './number-text.ts'

test.each([
  ['5,000', 5000],
  ['٥٬٠٠٠', 5000],
  ['۳', 3],
  ['1.25', 1.3],
  ['٢٫٥', 2.5],
  ['9 000', 9000],
])('%s is read as %d', (text, number) => expect(readNumber(text, 1)).toBe(number))

test('what is typed beyond the limits stays as it is, and is refused with the limit', () => {
  const limits = { minValue: 1, maxValue: 12 }
  expect(readNumber('120')).toBe(120)
  expect([120, 12, 0, Number.NaN].map((number) => limitFault(number, limits, 'en'))).toEqual([
    'At most 12',
    undefined,
    'At least 1',
    undefined,
  ])
  expect(limitFault(9_999_999, { maxValue: 100_000 }, 'en')).toBe('At most 100,000')
  expect([clampNumber(13, limits), clampNumber(0, limits)]).toEqual([12, 1])
})

test('where nothing is written there is no number', () => {
  expect([readNumber(''), readNumber(' . ', 1)]).toEqual([Number.NaN, Number.NaN])
})

test('only a number can be begun', () => {
  expect(['', '12', '٣٬', '1.', '2٫'].every((text) => isPartialNumber(text, 1))).toBe(true)
  expect(['a', '1.2.3', '-4', '3e2'].some((text) => isPartialNumber(text, 1))).toBe(false)
  expect(isPartialNumber('1.5', 0)).toBe(false)
})
