import type { CountryCode } from './countries.ts'

export type PhoneValue = { country: CountryCode; number: string }

/** With a dial code: only the metadata of all countries says where it ends. */
export const INTERNATIONAL = /^\s*(\+|00)/
export const nationalDigits = (text: string): string => text.replace(/[^\d\s-]/g, '')
