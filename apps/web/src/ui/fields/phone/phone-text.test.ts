import { describe, expect, test } from 'vitest'
import { readPhone } from './phone-reading.ts'
import { unparsedPhone } from './phone-text.ts'

describe('a phone number as it is typed', () => {
  test.each([
    ['in Arabic digits is the same number', '٠٥٠ ١٢٣', '050 123'],
    ['keeps spaces and dashes, and nothing else', '(050) 12-34x', '050 12-34'],
    ['with a dial code stays whole until its country is known', ' +٩٦٦ 50', '+966 50'],
    ['with two zeros has a dial code too', '00966', '00966'],
  ])('%s', (_, input, number) => expect(unparsedPhone(input, 'SA')).toEqual({ country: 'SA', number }))
})

describe('a pasted phone number', () => {
  test.each([
    ['selects the country of its dial code', '+20 100 123 4567', 'EG', '1001234567'],
    ['selects it after two zeros', '0020 100 123 4567', 'EG', '1001234567'],
    ['selects it in Arabic digits', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'SA', '501234567'],
    ['without a dial code keeps the country', '100 123 4567', 'JO', '100 123 4567'],
    ['with a dial code of no country keeps its digits', '+999 1', 'JO', '999 1'],
  ])('%s', (_, input, country, number) => expect(readPhone(input, 'JO')).toEqual({ country, number }))
})
