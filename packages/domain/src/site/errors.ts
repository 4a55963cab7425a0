import { refusals } from '../kernel/refusal.ts'

export const siteErrors = refusals({
  content_changed: {
    status: 409,
    en: 'Someone else has just changed this. Reload the page, then save again.',
    ar: 'عُدّل هذا المحتوى قبل لحظات من حساب آخر. حدّث الصفحة ثم احفظ مرة أخرى.',
  },
})
