import { refusals } from '../kernel/refusal.ts'

export const checkInErrors = refusals({
  check_in_answered: {
    status: 409,
    en: 'This question was already answered, or the time for it is over.',
    ar: 'سبق الرد على هذا السؤال أو انتهى وقته.',
  },
  check_in_private: {
    status: 422,
    en: 'Only a good answer can be shown to the other side. The others are between you and your account manager.',
    ar: 'لا يُعرض على الطرف الآخر إلا الرد الطيب، وما عداه بينك وبين مدير الحساب.',
  },
  check_in_handled: {
    status: 409,
    en: 'A colleague has already noted what came of this.',
    ar: 'سبق أن سجّل أحد الزملاء ما تم في هذا الأمر.',
  },
})
