import { formatSar, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.ts'

/** How amounts, days and months of money read. */
export function useAmounts() {
  const [lang, locale, write] = [useLang(), useLocale(), useWrite()]
  const at = (text: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(text))
  return {
    usd: (cents: number) => write(formatUsd(cents, lang)),
    /** In a column, where every amount has its cents. */
    exact: (cents: number) => write(formatUsd(cents, lang, 2)),
    sar: (halalas: number) => write(formatSar(halalas, lang)),
    percent: (basisPoints: number) => write(`${basisPoints / 100}%`),
    /** A day has no hour that a zone could move. */
    day: (day: string) => at(day, { dateStyle: 'long' }),
    month: (month: string) => at(`${month}-01`, { month: 'long', year: 'numeric' }),
  }
}
