import { foldDigits } from '@fareeq/domain/kernel/text.ts'

/** Minimum, maximum and decimal places. */
export type NumberLimits = { minValue?: number; maxValue?: number; places?: number }

/** A valid prefix of a number: ٣ as well as 3, with or without thousands separators. */
export const isNumberBegun = (text: string, places: number): boolean =>
  (places > 0 ? /^\d*(\.\d*)?$/ : /^\d*$/).test(plain(text))

/** NaN for an empty text. */
export function readNumber(text: string, { minValue = -Infinity, maxValue = Infinity, places = 0 }: NumberLimits) {
  const digits = plain(text)
  if (!/\d/.test(digits)) return Number.NaN
  return Math.min(maxValue, Math.max(minValue, Number(Number(digits).toFixed(places))))
}

/** Accepts the Arabic thousands and decimal separators, too. */
const plain = (text: string) =>
  foldDigits(text)
    .replace(/[,\u066c\s]/g, '')
    .replace('\u066b', '.')
