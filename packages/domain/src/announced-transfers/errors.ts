import { refusals } from '../kernel/refusal.ts'

export const announcedErrors = refusals({
  announced_day_past: {
    status: 422,
    en: 'Choose a day within the last week, or a later one.',
    ar: 'اختر يومًا من الأسبوع الماضي أو بعده.',
  },
  announced_day_far: { status: 422, en: 'Choose a day within a month.', ar: 'اختر يومًا خلال شهر من الآن.' },
  announced_already: {
    status: 409,
    en: 'A transfer for invoice {number} is already announced. Withdraw it first.',
    ar: 'أخبرتنا من قبل بتحويل للفاتورة {number}. تراجع عنه أولًا.',
  },
  announced_over: {
    status: 409,
    en: 'This transfer has arrived, was withdrawn, or is no longer expected.',
    ar: 'وصل هذا التحويل، أو تراجعت عنه، أو لم نعد ننتظره.',
  },
  no_account: {
    status: 409,
    en: 'There is no account to transfer to yet. Contact us to pay.',
    ar: 'لا حساب للتحويل إليه بعد. تواصل معنا للسداد.',
  },
})
