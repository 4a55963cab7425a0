import { DAYS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const timeOffErrors = refusals({
  time_off_past: {
    status: 422,
    en: 'Time off begins tomorrow or later.',
    ar: 'تبدأ الإجازة غدًا أو بعده.',
  },
  time_off_reversed: {
    status: 422,
    en: 'The last day can’t be before the first.',
    ar: 'لا يسبق آخر يوم أول يوم.',
  },
  time_off_before_start: {
    status: 422,
    en: 'The contract starts on {day}. Ask for days from then on.',
    ar: 'يبدأ العقد في {day}. اختر أيامًا من ذلك اليوم فصاعدًا.',
  },
  time_off_after_end: {
    status: 422,
    en: 'The contract ends on {day}. Ask for days up to then.',
    ar: 'ينتهي العقد في {day}. اختر أيامًا حتى ذلك اليوم.',
  },
  leave_exceeded: {
    status: 422,
    en: 'This takes {days} of paid leave, and {left} are left. Ask for fewer, or for unpaid days.',
    ar: 'تحتاج هذه الإجازة إلى {days} مدفوعة، والمتبقي {left}. اطلب أيامًا أقل أو إجازة غير مدفوعة.',
    counts: { days: DAYS, left: DAYS },
  },
  leave_of_rest_days: {
    status: 422,
    en: 'These are rest days or public holidays. They take no leave.',
    ar: 'هذه أيام راحة أو عطل رسمية، ولا تحتاج إلى إجازة.',
  },
  time_off_overlap: {
    status: 409,
    en: 'You already asked for some of these days.',
    ar: 'سبق أن طلبت بعض هذه الأيام.',
  },
  time_off_moved: {
    status: 409,
    en: 'This time off was already answered, withdrawn or has begun.',
    ar: 'سبق الرد على هذه الإجازة أو سُحبت أو بدأت.',
  },
  time_off_not_running: {
    status: 409,
    en: 'Time off belongs to a running contract, and this one isn’t.',
    ar: 'تُطلب الإجازة ضمن عقد سارٍ، وهذا العقد غير سارٍ.',
  },
})
