import * as z from 'zod/mini'
import { compact } from '../text/text.ts'
import { digitsOnly, isRecord, latinOnly, lettersOrDigits } from './checks.ts'

/** Numbers that authorities give: a country has its own shape for them, Saudi Arabia is the one we check. */
export const KSA = 'SA'

const VAT_DIGITS = 15
const REGISTRATION_DIGITS = 10
const MAX_LENGTH = 20

export const authorityNumber = (min = 0, max = MAX_LENGTH) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(compact)),
    z.string().check(z.minLength(min, 'required'), lettersOrDigits(), latinOnly(), z.maxLength(max)),
  )

export const optionalNumber = () => z._default(authorityNumber(), '')
export const requiredNumber = (max = MAX_LENGTH) => authorityNumber(1, max)

const isDigits = (text: string) => z.safeParse(z.string().check(digitsOnly()), text).success

const inKsa = (field: string, check: (number: string) => boolean, error: string) =>
  z.refine<Readonly<Record<string, unknown>>>(
    (form) => {
      const value = form[field]
      return form['country'] !== KSA || typeof value !== 'string' || check(value)
    },
    { error, path: [field], when: isRecord },
  )
const digitsInKsa = (field: string, length: number, error: string) => [
  inKsa(field, isDigits, 'digits_only'),
  inKsa(field, (value) => value === '' || !isDigits(value) || value.length === length, error),
]

/** VAT numbers have 15 digits in Saudi Arabia. */
export const vatInKsa = (field: string) => digitsInKsa(field, VAT_DIGITS, 'vat_number')
/** The commercial registration and the unified number both have 10. */
export const registrationInKsa = (field: string) => digitsInKsa(field, REGISTRATION_DIGITS, 'registration_number')

/** VAT number of a seller in Saudi Arabia: 15 digits that begin and end with 3. */
export const SELLER_VAT_NUMBER = /^3\d{13}3$/
/** Its commercial registration, or its unified number. */
export const REGISTRATION_NUMBER = /^\d{10}$/
