import { MINUTES } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const clientProjectErrors = refusals({
  request_changed: {
    status: 412,
    en: 'This request was changed in another window. Reload to see it, then save again.',
    ar: 'عُدّل هذا الطلب في نافذة أخرى. حدّث الصفحة لترى التعديل، ثم احفظ مرة أخرى.',
  },
  request_contracted: {
    status: 409,
    en: 'This request has a contract, so it can no longer be edited. Contact your account manager.',
    ar: 'تم التعاقد على هذا الطلب، فلم يعد تعديله ممكنًا. تواصل مع مدير الحساب.',
  },
  recording_unreadable: {
    status: 422,
    en: 'This recording could not be read. Record it again.',
    ar: 'لم نتمكن من قراءة هذا التسجيل. سجّله مرة أخرى.',
  },
  recording_too_long: {
    status: 422,
    en: 'A recording can be up to {max} long',
    ar: 'لا تتجاوز مدة التسجيل {max}',
    counts: { max: MINUTES },
  },
  recording_gone: {
    status: 422,
    en: 'This recording is no longer there. Record it again.',
    ar: 'هذا التسجيل لم يعد موجودًا. سجّله مرة أخرى.',
  },
  start_passed: {
    status: 422,
    en: 'Choose today or a later day',
    ar: 'اختر اليوم أو يومًا بعده',
  },
  start_far: {
    status: 422,
    en: 'Choose a day within two years',
    ar: 'اختر يومًا خلال سنتين',
  },
})
