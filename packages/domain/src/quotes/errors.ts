import { DAYS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const quoteErrors = refusals({
  quote_day_past: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  quote_day_far: {
    status: 422,
    en: 'A quote is valid for {days} at most.',
    ar: 'أقصى مدة لصلاحية عرض السعر {days}.',
    counts: { days: DAYS },
  },
  quote_answered: {
    status: 409,
    en: 'This quote has already been answered by {name}.',
    ar: 'سبق الرد على عرض السعر هذا من {name}.',
  },
  quote_expired: {
    status: 409,
    en: 'This quote was valid until {day}. Ask your account manager for a new one.',
    ar: 'كان عرض السعر هذا صالحًا حتى {day}. اطلب عرضًا جديدًا من مدير حسابك.',
  },
  quote_withdrawn: {
    status: 409,
    en: 'This quote was withdrawn. Your account manager can send you a new one.',
    ar: 'سُحب عرض السعر هذا. يمكن لمدير حسابك إرسال عرض جديد.',
  },
  quote_moved: {
    status: 409,
    en: 'This quote was sent, answered or withdrawn meanwhile. Look at it again.',
    ar: 'أُرسل عرض السعر أو جاء الرد عليه أو سُحب أثناء عملك. راجعه من جديد.',
  },
})
