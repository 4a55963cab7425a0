import { refusals } from '../kernel/refusal.ts'

export const periodErrors = refusals({
  period_not_ended: {
    status: 409,
    en: 'This month isn’t over yet.',
    ar: 'لم ينته هذا الشهر بعد.',
  },
  period_not_next: {
    status: 409,
    en: 'Months are closed in order. Close the month before it first.',
    ar: 'تُقفل الأشهر بالترتيب. أقفل الشهر الذي قبله أولًا.',
  },
  period_not_last: {
    status: 409,
    en: 'Only the last closed month can be opened again.',
    ar: 'لا يُعاد فتح شهر إلا إذا كان آخر ما أُقفل.',
  },
  period_moved_on: {
    status: 409,
    en: 'A colleague changed this month meanwhile. Reload to see it.',
    ar: 'غيّر زميل حال هذا الشهر. حدّث الصفحة لتراه.',
  },
  period_not_ready: {
    status: 409,
    en: 'This month can’t be closed yet. See what is still open in its checklist.',
    ar: 'لا يمكن إقفال هذا الشهر بعد. راجع ما بقي في قائمته.',
  },
  period_closed: {
    status: 409,
    en: 'This month is closed and no longer changes.',
    ar: 'هذا الشهر مقفل ولا يتغير.',
  },
  rate_day: {
    status: 422,
    en: 'Choose a day of this month on which the rate was published.',
    ar: 'اختر يومًا من هذا الشهر نُشر فيه السعر.',
  },
})
