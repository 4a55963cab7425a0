import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'

/** Minimum, maximum and decimal places. */
export type NumberLimits = { minValue?: number; maxValue?: number; places?: number }

/** A valid prefix of a number: ٣ as well as 3, with or without thousands separators. */
export const isPartialNumber = (text: string, places: number): boolean =>
  (places > 0 ? /^\d*(\.\d*)?$/ : /^\d*$/).test(plain(text))

/** NaN for an empty text. */
export function readNumber(text: string, places = 0): number {
  const digits = plain(text)
  return /\d/.test(digits) ? Number(Number(digits).toFixed(places)) : Number.NaN
}

/** With thousands separators; an empty text for NaN. */
export const formatNumber = (number: number, places = 0): string =>
  Number.isNaN(number) ? '' : new Intl.NumberFormat('en', { maximumFractionDigits: places }).format(number)

/** For the step buttons, which stop at the limits. */
export const clampNumber = (number: number, { minValue = -Infinity, maxValue = Infinity }: NumberLimits): number =>
  Math.min(maxValue, Math.max(minValue, number))

/** The refusal of a typed number: it is left as it was typed, because a silent correction is not noticed. */
export function limitFault(
  number: number,
  { minValue, maxValue, places }: NumberLimits,
  lang: Lang,
): string | undefined {
  if (minValue !== undefined && number < minValue)
    return sentence(rule.min_value, lang, { min: formatNumber(minValue, places) })
  if (maxValue !== undefined && number > maxValue)
    return sentence(rule.max_value, lang, { max: formatNumber(maxValue, places) })
  return undefined
}

/** Accepts the Arabic thousands and decimal separators, too. */
const plain = (text: string) =>
  foldDigits(text)
    .replace(/[,\u066c\s]/g, '')
    .replace('\u066b', '.')
