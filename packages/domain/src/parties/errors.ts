import { refusals } from '../kernel/refusal.ts'

export const partyErrors = refusals({
  party_unreadable: {
    status: 409,
    en: 'We can no longer read these numbers. Ask the talent to enter them again.',
    ar: 'لم نعد نستطيع قراءة هذه الأرقام. اطلب من الكفاءة إدخالها من جديد.',
  },
})
