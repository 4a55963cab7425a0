import { expect, test } from 'vitest'
import { isNumberBegun, readNumber } from './number-text.ts'

test.each([
  ['5,000', 5000],
  ['٥٬٠٠٠', 5000],
  ['۳', 3],
  ['1.25', 1.3],
  ['٢٫٥', 2.5],
  ['9 000', 9000],
])('%s is read as %d', (text, number) => expect(readNumber(text, { places: 1 })).toBe(number))

test('what is too little or too much becomes the least or the most', () => {
  const limits = { minValue: 1, maxValue: 120 }
  expect([readNumber('0', limits), readNumber('500', limits), readNumber('60', limits)]).toEqual([1, 120, 60])
})

test('where nothing is written there is no number', () => {
  expect([readNumber('', {}), readNumber(' . ', { places: 1 })]).toEqual([Number.NaN, Number.NaN])
})

test('only a number can be begun', () => {
  expect(['', '12', '٣٬', '1.', '2٫'].every((text) => isNumberBegun(text, 1))).toBe(true)
  expect(['a', '1.2.3', '-4', '3e2'].some((text) => isNumberBegun(text, 1))).toBe(false)
  expect(isNumberBegun('1.5', 0)).toBe(false)
})
