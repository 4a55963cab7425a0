import { describe, expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

const SALARY = { min: 1, max: 100_000 }
const MONTHS = { min: 1, max: 120, whole: true }

describe('a number somebody types', () => {
  test.each([
    ['3000', 3000],
    [' 3,000 ', 3000],
    ['٣٠٠٠', 3000],
    ['٣٬٠٠٠٫٥', 3000.5],
    ['1234.56', 1234.56],
    ['100000', 100_000],
  ])('«%s» is read as %d', (input, value) => expect(parseNumber(input, SALARY)).toEqual({ value }))

  test.each([
    ['', SALARY, 'empty'],
    ['   ', SALARY, 'empty'],
    ['three', SALARY, 'number'],
    ['-5', SALARY, 'number'],
    ['1e3', SALARY, 'number'],
    ['1.2.3', SALARY, 'number'],
    ['0', SALARY, 'range'],
    ['100001', SALARY, 'range'],
    ['121', MONTHS, 'range'],
    ['1.5', MONTHS, 'range'],
  ])('«%s» is refused within %j: %s', (input, bounds, fault) => expect(parseNumber(input, bounds)).toEqual({ fault }))
})
