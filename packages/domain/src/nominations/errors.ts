import { refusals } from '../kernel/refusal.ts'

export const nominationErrors = refusals({
  nominated_already: {
    status: 409,
    en: 'This talent is already nominated for this request.',
    ar: 'سبق ترشيح هذه الكفاءة لهذا الطلب.',
  },
  /** The second of two colleagues (D-121). */
  nomination_withdrawn: {
    status: 409,
    en: '{name} has already withdrawn this nomination. What you wrote is still here.',
    ar: 'سبق سحب هذا الترشيح من {name}. ما كتبته باقٍ هنا.',
  },
  nomination_extended: {
    status: 409,
    en: '{name} has already added days to this nomination. Nothing was added twice.',
    ar: 'سبق تمديد هذا الترشيح من {name}، ولم يُمدَّد مرتين.',
  },
  refused_before: {
    status: 409,
    en: 'The client did not want this talent for this request. Nominate again only if something has changed.',
    ar: 'سبق أن رأى العميل هذه الكفاءة غير مناسبة لهذا الطلب. أعد الترشيح إن تغيّر شيء فقط.',
  },
  /** Below the promised steps of the selection (D-127). */
  nominated_early: {
    status: 409,
    en: 'These selection steps come before a nomination and are not complete: {steps}. Write a reason that the company will read.',
    ar: 'لم تكتمل خطوات الاختيار التي تسبق الترشيح: {steps}. اكتب سببًا تقرؤه الشركة.',
  },
  talent_not_live: {
    status: 409,
    en: 'This profile is not active, so it cannot be nominated.',
    ar: 'هذا الملف غير نشط، فلا يمكن ترشيحه.',
  },
  /** Of several: the account is closed, or was never a talent's. */
  talent_gone: {
    status: 404,
    en: 'This talent no longer has an account.',
    ar: 'لم يعد لهذه الكفاءة حساب.',
  },
  /** A refusal of its own, because neither more days nor a verified phone would change it. */
  talent_banned: {
    status: 409,
    en: 'This talent is suspended and cannot be nominated.',
    ar: 'هذه الكفاءة موقوفة، فلا يمكن ترشيحها.',
  },
  /** By the policy `invoice_nominations_stop_days`. A transfer that the company announced is waited for. */
  company_overdue: {
    status: 409,
    en: 'Invoice {number} of this company has been overdue for too long. New nominations wait until it’s paid or the company announces a transfer.',
    ar: 'طال تأخر سداد الفاتورة {number} على هذه الشركة. تنتظر الترشيحات الجديدة حتى تُسدد أو تخبرنا الشركة بموعد تحويلها.',
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
