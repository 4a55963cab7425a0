import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'
import type { DayOrder } from '@fareeq/domain/bank-statements/limits.ts'
import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'

/** Fifteen digits are exact in a double. */
const MAX_DIGITS = 15

/** Hundredths of a decimal number with a known mark, without floating point; null where it is none. */
export function hundredths(text: string, mark: '.' | ','): number | null {
  const [integer = '', fraction = '', ...rest] = text.split(mark)
  if (rest.length > 0 || !/^\d+$/.test(integer) || !/^\d{0,2}0*$/.test(fraction) || integer.length + 2 > MAX_DIGITS)
    return null
  return Number(integer + fraction.slice(0, 2).padEnd(2, '0'))
}

/**
 * An amount as somebody's spreadsheet shows it: 1,234.56 or 1.234,56 or ١٬٢٣٤٫٥٦, with a sign in front, behind, or as brackets.
 * The last mark with at most two digits after it is the decimal one, every other one parts thousands.
 */
export function tableAmount(cell: string): number | null {
  const text = foldDigits(cell)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s\u{a0}\u{202f}'’]/gu, '')
  const { bracketed, sign, digits, behind } =
    /^(?<bracketed>\()?(?<sign>[-+−])?(?<digits>\d[\d.,]*)(?<behind>-)?\)?$/u.exec(text)?.groups ?? {}
  if (digits === undefined) return null
  const { integer = digits, fraction = '' } = /^(?<integer>.*)[.,](?<fraction>\d{0,2})$/u.exec(digits)?.groups ?? {}
  if (!/^\d+(?:[.,]\d{3})*$/.test(integer)) return null
  const amount = hundredths(`${integer.replace(/[.,]/g, '')}.${fraction}`, '.')
  const isNegative = bracketed !== undefined || behind !== undefined || (sign !== undefined && sign !== '+')
  return amount === null ? null : isNegative ? 0 - amount : amount
}

const PLACES: Readonly<Record<DayOrder, readonly [number, number, number]>> = {
  ymd: [0, 1, 2],
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
}
/** 2026-11-05 of "05/11/2026 14:03" in its order; null where there is no such day. */
export function tableDay(cell: string, order: DayOrder): string | null {
  const numbers = foldDigits(cell).split(/\D+/).filter(Boolean)
  const [year = '', month = '', day = ''] = PLACES[order].map((place) => numbers[place] ?? '')
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
