import { refusals } from '../kernel/refusal.ts'

export const trackingErrors = refusals({
  foreign_origin: {
    status: 403,
    en: 'Events are accepted from our own pages only.',
    ar: 'لا تُقبل الأحداث إلا من صفحاتنا.',
  },
})
