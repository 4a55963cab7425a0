import { refusals } from '../kernel/refusal.ts'

export const recurringErrors = refusals({
  recurring_day_past: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  recurring_day_far: { status: 422, en: 'Choose a day within a year.', ar: 'اختر يومًا خلال سنة من الآن.' },
  recurring_end_early: {
    status: 422,
    en: 'The last day can’t be before the first invoice, nor in the past.',
    ar: 'لا يكون آخر يوم قبل أول فاتورة ولا في الماضي.',
  },
  recurring_moved: {
    status: 409,
    en: 'This was paused, resumed or ended meanwhile. Look at it again.',
    ar: 'أُوقفت هذه الفاتورة المتكررة أو استُؤنفت أو انتهت أثناء عملك. راجعها من جديد.',
  },
})
