import { refusals } from '../kernel/refusal.ts'

export const codeErrors = refusals({
  code_invalid: { status: 422, en: 'Invalid code', ar: 'رمز غير صالح' },
  code_wrong: { status: 422, en: 'Wrong code', ar: 'الرمز غير صحيح' },
  code_limit: {
    status: 429,
    en: "You've reached the limit. Please try again in 60 minutes.",
    ar: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
  },
  code_limit_day: {
    status: 429,
    en: "You've reached the limit. Please try again tomorrow.",
    ar: 'بلغت الحد المسموح. أعد المحاولة غدًا.',
  },
  link_invalid: {
    status: 422,
    en: 'This link has expired or was already used. Ask for a new one.',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
  },
})
