import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { cleanLine, foldDigits } from '../kernel/text/text.ts'
import { DAY } from '../kernel/time/time.ts'

/** A mobile number that can receive a code, in E.164, with the country it belongs to. */
export type Phone = { e164: string; country: string }

/**
 * `country` is an ISO code ("SA") or a dial code ("+966", "966"). Arabic digits are normalised. Null when the number is no
 * mobile number, or belongs to another country than the one chosen.
 */
export function parsePhone(number: string, country: string): Phone | null {
  const digits = foldDigits(cleanLine(number)).replace(/^00/, '+')
  // Strict: no number inside a sentence.
  const options = { extract: false } as const
  const region = foldDigits(cleanLine(country)).toUpperCase()
  const dial = /^\+?(\d{1,4})$/.exec(region)?.[1]
  const parsed = dial
    ? parsePhoneNumberFromString(digits, { ...options, defaultCallingCode: dial })
    : parsePhoneNumberFromString(digits, { ...options, defaultCountry: region as CountryCode })
  if (!parsed?.isValid()) return null
  if (dial ? parsed.countryCallingCode !== dial : parsed.country !== region) return null
  return { e164: parsed.number, country: parsed.country ?? region }
}

/** A number that names its country, as other systems write it: a spreadsheet takes the plus for a sum and drops it. */
export function phoneAnywhere(number: string): Phone | null {
  const digits = foldDigits(cleanLine(number)).replace(/^00/, '+')
  const international = digits.startsWith('+') ? digits : /^[1-9]/.test(digits) ? `+${digits}` : null
  const parsed = international && parsePhoneNumberFromString(international, { extract: false })
  return parsed && parsed.isValid() && parsed.country ? { e164: parsed.number, country: parsed.country } : null
}

const VISIBLE_FIRST = 5
const VISIBLE_LAST = 2
const HIDDEN = 4

/** Masked: "+9665••••••78" is enough to recognise one's own number, also where numbers are short. */
export function maskPhone(e164: string): string {
  const first = Math.max(0, Math.min(VISIBLE_FIRST, e164.length - VISIBLE_LAST - HIDDEN))
  return e164.slice(0, first) + '•'.repeat(Math.max(0, e164.length - first - VISIBLE_LAST)) + e164.slice(-VISIBLE_LAST)
}

/** The country a stored number belongs to. */
export const countryOfPhone = (e164: string): string | null => parsePhoneNumberFromString(e164)?.country ?? null

/** A client may put the question for the phone off; a talent's profile is not live without it. */
export const REMINDER_PAUSE = DAY

/** A clock that was set back reminds at once. */
export function isPutOff(putOffAt: number | undefined, now: Date): boolean {
  if (putOffAt === undefined) return false
  const age = now.getTime() - putOffAt
  return age >= 0 && age < REMINDER_PAUSE
}
