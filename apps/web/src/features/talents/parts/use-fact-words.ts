import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/facts/ar.ts'
import { en } from '../messages/facts/en.ts'

export type FactWords = typeof ar

export const useFactWords = () => useWords({ ar, en })

/** "3 years and 2 months"; what is none is not said. */
export function lengthText({ years, months }: { years: number; months: number }, { length }: FactWords): string {
  if (years === 0 && months === 0) return length.lessThanAMonth
  if (years === 0) return length.months(months)
  return months === 0 ? length.years(years) : length.and(length.years(years), length.months(months))
}
