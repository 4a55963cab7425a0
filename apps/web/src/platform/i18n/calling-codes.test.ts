import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { expect, test } from 'vitest'
import { callingCode, COUNTRY_CODES } from './calling-codes.ts'

test('the dial codes shown are those that numbers are read by', () => {
  expect(COUNTRY_CODES).toEqual(getCountries().toSorted())
  for (const country of getCountries()) expect(callingCode(country)).toBe(getCountryCallingCode(country))
})
