import { formatAmount } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.ts'

/** How the books read: amounts in the currency that the heading names, and nothing as a dash. */
export function useBooks() {
  const [lang, locale, write] = [useLang(), useLocale(), useWrite()]
  const amount = (cents: number) => write(formatAmount(cents, lang))
  return {
    amount,
    figure: (cents: number) => (cents === 0 ? '–' : amount(cents)),
    day: (day: string) => write(formatDay(day, lang)),
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    count: (number: number) => write(new Intl.NumberFormat(locale).format(number)),
  }
}
