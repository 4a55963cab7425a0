import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { CountryCode } from './countries.ts'
import { isInternational, nationalDigits, type PhoneValue } from './phone-text.ts'

/** Splits typed or pasted text into country and national digits. */
export function readPhone(input: string, country: CountryCode): PhoneValue {
  const international = isInternational(input)
    ? parsePhoneNumberFromString(foldDigits(input).replace(/^\s*00/, '+'), country)
    : undefined
  if (international?.country) return { country: international.country, number: international.nationalNumber }
  return { country, number: nationalDigits(input) }
}
