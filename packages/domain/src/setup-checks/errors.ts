import { refusals } from '../kernel/refusal.ts'

export const setupErrors = refusals({
  service_off: {
    status: 409,
    en: 'This service is off: its setting is missing.',
    ar: 'هذه الخدمة متوقفة لأن إعدادها غير موجود.',
  },
})
