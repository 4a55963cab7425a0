import { refusals } from '../kernel/refusal.ts'

export const clientProjectErrors = refusals({
  request_changed: {
    status: 412,
    en: 'This request was changed in another window. Reload to see it, then save again.',
    ar: 'عُدّل هذا الطلب في نافذة أخرى. حدّث الصفحة لترى التعديل، ثم احفظ من جديد.',
  },
  request_contracted: {
    status: 409,
    en: 'This request has a contract, so it can no longer be edited. Your account manager will help.',
    ar: 'أصبح لهذا الطلب عقد، فلم يعد تعديله ممكنًا. يساعدك مدير حسابك.',
  },
  recording_unreadable: {
    status: 422,
    en: 'This recording could not be read. Record it again.',
    ar: 'لم نتمكن من قراءة هذا التسجيل. سجّله من جديد.',
  },
  recording_too_long: {
    status: 422,
    en: 'A recording is {max} minutes long at most',
    ar: 'أقصى مدة للتسجيل {max} دقائق',
  },
  recording_gone: {
    status: 422,
    en: 'This recording is no longer there. Record it again.',
    ar: 'هذا التسجيل لم يعد موجودًا. سجّله من جديد.',
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
