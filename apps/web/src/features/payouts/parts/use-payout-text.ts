import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { usePayoutWords } from '../messages/en.ts'

type Subject = Pick<TalentPayout, 'kind' | 'month'> & { friend?: string | null }

/** How amounts and days of payouts read, and what a payout is for. */
export function usePayoutText() {
  const [lang, words] = [useLang(), usePayoutWords()]
  const { usd, exact, day, month } = useAmounts()
  return {
    usd,
    exact,
    day,
    month,
    late: ({ ticket }: Pick<TalentPayout, 'ticket'>): string => {
      if (!ticket) return words.lateText
      const reference = bidiIsolate(ticket.reference, lang)
      return ticket.answer_by ? words.lateAnswer(reference, day(ticket.answer_by)) : words.lateTicket(reference)
    },
    topic: ({ kind, month: paidMonth, friend }: Subject): string => {
      if (kind === 'bonus') return friend ? words.bonusFor(bidiIsolate(friend, lang)) : words.kinds.bonus
      if (!paidMonth) return words.kinds[kind]
      return { salary: words.salaryOf, extra: words.extraOf, correction: words.correctionOf }[kind](month(paidMonth))
    },
  }
}
