import { refusals } from '../kernel/refusal.ts'

export const siteErrors = refusals({
  content_changed: {
    status: 409,
    en: 'Somebody changed this meanwhile. Reload it, then save again.',
    ar: 'عدّل شخص آخر هذا المحتوى للتو. حدّث الصفحة ثم احفظ من جديد.',
  },
})
