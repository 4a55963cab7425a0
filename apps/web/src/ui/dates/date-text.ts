// Parses a typed day in both scripts: day, month, year, or the year first. Pure.
import { foldDigits } from '@fareeq/domain/kernel/text/text.ts'

const YEAR_DIGITS = 4
const CENTURY = 2000

const isReal = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** "18/3/2026", «١٨-٣-٢٠٢٦», "18 3 26", "18032026" and "2026-03-18" are all 2026-03-18. */
export function readDay(input: string): string | null {
  const text = foldDigits(input)
  const [first = '', second = '', third = ''] = /^\s*\d{8}\s*$/.test(text)
    ? [text.trim().slice(0, 2), text.trim().slice(2, 4), text.trim().slice(4)]
    : (text.match(/\d+/g) ?? [])
  const [day, month, year] = first.length === YEAR_DIGITS ? [third, second, first] : [first, second, third]
  if (!day || !month || (year.length !== 2 && year.length !== YEAR_DIGITS)) return null
  const fullYear = year.length === 2 ? String(CENTURY + Number(year)) : year
  const iso = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isReal(iso) ? iso : null
}

/** Formatted for the field; digits with slashes keep this order in both directions. */
export const writeDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}/${month}/${year}`
}
