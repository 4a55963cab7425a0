import { refusals } from '../kernel/refusal.ts'

export const reportErrors = refusals({
  report_span: {
    status: 422,
    en: 'Choose at most {max} months, the first before the last.',
    ar: 'اختر {max} شهرًا على الأكثر، أولها قبل آخرها.',
  },
})
