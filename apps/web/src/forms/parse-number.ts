import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'

/** Limits, and whether only whole numbers are valid. */
export type Bounds = { readonly min: number; readonly max: number; readonly whole?: boolean }
type NumberFault = 'empty' | 'number' | 'range'
type ParsedNumber = { value: number; fault?: undefined } | { value?: undefined; fault: NumberFault }

const PLAIN = /^\d{1,12}(?:\.\d{0,2})?$/

/** Parses «3,000», «٣٬٠٠٠» and «3000» alike; an ambiguous input is a fault, never guessed. */
export function parseNumber(input: string, { min, max, whole }: Bounds): ParsedNumber {
  const plain = foldDigits(input)
    .replace(/[\s,\u060c\u066c]/g, '')
    .replace('\u066b', '.')
  if (plain === '') return { fault: 'empty' }
  if (!PLAIN.test(plain)) return { fault: 'number' }
  const value = Number(plain)
  if (value < min || value > max || (whole && !Number.isInteger(value))) return { fault: 'range' }
  return { value }
}

/** An empty field is a fault only after a submit. */
export const faultToSay = ({ fault }: ParsedNumber, isSent: boolean): NumberFault | undefined =>
  fault === 'empty' && !isSent ? undefined : fault
