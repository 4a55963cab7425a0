import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.tsx'
import { usePayoutWords } from './use-payout-words.ts'

type Subject = Pick<TalentPayout, 'kind' | 'month'> & { friend?: string | null }

/** How amounts and days of payouts read, and what a payout is for. */
export function usePayoutText() {
  const [lang, locale, write, words] = [useLang(), useLocale(), useWrite(), usePayoutWords()]
  const at = (text: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(text))
  const month = (text: string) => at(`${text}-01`, { month: 'long', year: 'numeric' })
  return {
    usd: (cents: number) => write(formatUsd(cents, lang)),
    /** A day has no hour that a zone could move. */
    day: (day: string) => at(day, { dateStyle: 'long' }),
    month,
    topic: ({ kind, month: of, friend }: Subject): string => {
      if (kind === 'bonus') return friend ? words.bonusFor(bidiIsolate(friend, lang)) : words.kinds.bonus
      if (!of) return words.kinds[kind]
      return { salary: words.salaryOf, extra: words.extraOf, correction: words.correctionOf }[kind](month(of))
    },
  }
}
