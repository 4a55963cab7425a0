import { refusals } from '../kernel/refusal.ts'

export const ledgerErrors = refusals({
  span_reversed: {
    status: 422,
    en: 'The last day is before the first.',
    ar: 'اليوم الأخير قبل اليوم الأول.',
  },
  export_empty: {
    status: 422,
    en: 'There are no entries in these days.',
    ar: 'لا قيود في هذه الأيام.',
  },
  export_long: {
    status: 422,
    en: 'These days have more than {max} lines. Choose a shorter span.',
    ar: 'في هذه الأيام أكثر من {max} سطر. اختر مدة أقصر.',
  },
})
