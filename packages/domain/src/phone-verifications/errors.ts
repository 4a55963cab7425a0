import { refusals } from '../kernel/refusal.ts'

export const phoneErrors = refusals({
  phone_registered: {
    status: 422,
    en: 'This phone number is already registered',
    ar: 'رقم الجوال هذا مسجَّل من قبل',
  },
  channel_off: {
    status: 422,
    en: 'We can’t send a code this way. Choose a text message.',
    ar: 'لا يمكن إرسال الرمز بهذه الطريقة. اختر رسالة نصية.',
  },
  phone_already_verified: { status: 409, en: 'Your phone is already verified', ar: 'جوالك موثّق من قبل' },
})
