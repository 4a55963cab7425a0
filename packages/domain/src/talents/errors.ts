import { refusals } from '../kernel/refusal.ts'

export const talentErrors = refusals({
  changed_elsewhere: {
    status: 412,
    en: 'This was changed in another window. Reload to see it, then save again.',
    ar: 'عُدّلت هذه البيانات في نافذة أخرى. حدّث الصفحة لترى التعديل، ثم احفظ مرة أخرى.',
  },
  full_time_minimum: {
    status: 422,
    en: 'The full-time salary is at least {min} USD a month',
    ar: 'أقل راتب للدوام الكامل {min} دولار شهريًا',
  },
  salary_maximum: {
    status: 422,
    en: 'At most {max} USD',
    ar: 'الحد الأقصى {max} دولار',
  },
  part_time_minimum: {
    status: 422,
    en: 'The part-time salary is at least {min} USD a month',
    ar: 'أقل راتب للدوام الجزئي {min} دولار شهريًا',
  },
  too_many_entries: {
    status: 422,
    en: 'This section is full. It can have at most {max}.',
    ar: 'بلغ هذا القسم حدّه الأقصى، وهو {max}.',
  },
  picture_unreadable: {
    status: 422,
    en: 'This picture could not be read. Try another one.',
    ar: 'لم نتمكن من قراءة هذه الصورة. جرّب صورة أخرى.',
  },
  step_not_reached: {
    status: 409,
    en: 'Finish the earlier steps first.',
    ar: 'أكمل الخطوات السابقة أولًا.',
  },
})
