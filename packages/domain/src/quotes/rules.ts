import { daysAfter } from '../kernel/time/working-days.ts'
import { MAX_VALID_DAYS, REMINDER_DAYS } from './limits.ts'
import { type QuoteState, isOpen } from './states.ts'

/** Its last day is over in Riyadh: nobody accepts it any more, also before the clock has noted it. */
export const isExpired = (
  quote: { readonly state: QuoteState; readonly valid_until: string },
  today: string,
): boolean => isOpen(quote.state) && quote.valid_until < today

type ValidityFault = 'quote_day_past' | 'quote_day_far'
/** The last day on which it may be accepted. */
export function validityFault(valid_until: string, today: string): ValidityFault | null {
  if (valid_until < today) return 'quote_day_past'
  return valid_until > daysAfter(today, MAX_VALID_DAYS) ? 'quote_day_far' : null
}

/** Why the company cannot answer it: somebody has, it was withdrawn, or its last day is over. */
export function answerFault(
  quote: { readonly state: QuoteState; readonly valid_until: string },
  today: string,
): 'quote_answered' | 'quote_withdrawn' | 'quote_expired' | null {
  if (isExpired(quote, today)) return 'quote_expired'
  switch (quote.state) {
    case 'sent':
      return null
    case 'expired':
      return 'quote_expired'
    case 'accepted':
    case 'declined':
      return 'quote_answered'
    case 'draft':
    case 'withdrawn':
    case 'discarded':
      return 'quote_withdrawn'
  }
}

/** The first day on which the company is reminded of it. */
export const reminderDay = (valid_until: string): string => daysAfter(valid_until, -REMINDER_DAYS)
