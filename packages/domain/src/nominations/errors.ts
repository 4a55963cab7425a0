import { refusals } from '../kernel/refusal.ts'

export const nominationErrors = refusals({
  nominated_already: {
    status: 409,
    en: 'This talent is already nominated for this request.',
    ar: 'سبق ترشيح هذه الكفاءة لهذا الطلب.',
  },
  talent_not_live: {
    status: 409,
    en: 'This profile is not active, so it cannot be nominated.',
    ar: 'هذا الملف غير نشط، فلا يمكن ترشيحه.',
  },
  request_unfinished: {
    status: 409,
    en: 'This request is not complete yet.',
    ar: 'لم يكتمل هذا الطلب بعد.',
  },
  days_asked_already: {
    status: 409,
    en: 'You have already asked for more days. Your account manager will reply.',
    ar: 'سبق أن طلبت أيامًا إضافية، وسيرد عليك مدير الحساب.',
  },
})
