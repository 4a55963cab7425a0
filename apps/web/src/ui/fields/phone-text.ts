import type { CountryCode } from './countries.ts'

export type PhoneValue = { country: CountryCode; number: string }

/** Written with its dial code: only the table of all countries knows where that ends. */
export const INTERNATIONAL = /^\s*(\+|00)/
export const nationalDigits = (text: string): string => text.replace(/[^\d\s-]/g, '')
