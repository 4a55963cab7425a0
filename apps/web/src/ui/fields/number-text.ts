import { foldDigits } from '@fareeq/domain/kernel/text.ts'

/** The fewest and the most there may be, and how many places after the point. */
export type NumberLimits = { minValue?: number; maxValue?: number; places?: number }

/** Nothing but a number, as far as it is written: ٣ as well as 3, with or without the marks between thousands. */
export const isNumberBegun = (text: string, places: number): boolean =>
  (places > 0 ? /^\d*(\.\d*)?$/ : /^\d*$/).test(plain(text))

/** NaN where nothing is written. */
export function readNumber(text: string, { minValue = -Infinity, maxValue = Infinity, places = 0 }: NumberLimits) {
  const digits = plain(text)
  if (!/\d/.test(digits)) return Number.NaN
  return Math.min(maxValue, Math.max(minValue, Number(Number(digits).toFixed(places))))
}

/** With the Arabic marks between thousands and before tenths, too. */
const plain = (text: string) =>
  foldDigits(text)
    .replace(/[,\u066c\s]/g, '')
    .replace('\u066b', '.')
