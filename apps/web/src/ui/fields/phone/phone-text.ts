import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'
import type { CountryCode } from './countries.ts'

export type PhoneValue = { country: CountryCode; number: string }

/** With a dial code: only the metadata of all countries says where it ends. */
export const isInternational = (input: string): boolean => /^\s*(\+|00)/.test(foldDigits(input))

export const nationalDigits = (input: string): string => foldDigits(input).replace(/[^\d\s-]/g, '')

/** The value without metadata: a number with a dial code stays as it is. */
export const unparsedPhone = (input: string, country: CountryCode): PhoneValue => ({
  country,
  number: isInternational(input) ? foldDigits(input).trim() : nationalDigits(input),
})
