import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TIMES, type Time } from '@fareeq/domain/talents/rules-terms.ts'

export const amountText = (amount: number, lang: Lang): string => new Intl.NumberFormat(LOCALE[lang]).format(amount)

type Range = { readonly from: number; readonly to: number } | null
type Words = { readonly range: { readonly of: (from: string, to: string) => string } }

/** What companies are shown, by time; nothing where nothing is. */
export const rangeTexts = (
  ranges: Readonly<Record<Time, Range>> | null,
  { range }: Words,
  lang: Lang,
): Partial<Record<Time, string>> =>
  Object.fromEntries(
    TIMES.flatMap((time) => {
      const salaryRange = ranges?.[time]
      return salaryRange ? [[time, range.of(amountText(salaryRange.from, lang), amountText(salaryRange.to, lang))]] : []
    }),
  )
