import { refusals } from '../kernel/refusal.ts'

export const approvalErrors = refusals({
  approval_own: {
    status: 403,
    en: 'You asked for this, so another colleague decides.',
    ar: 'أنت من طلب هذا الاعتماد، فيبتّ فيه زميل آخر.',
  },
  approval_not_releaser: {
    status: 403,
    en: 'Finance release this, or a substitute appointed for today.',
    ar: 'يعتمد هذا فريق المالية، أو من ينوب عنه اليوم.',
  },
  approval_decided: {
    status: 409,
    en: '{name} has already decided this.',
    ar: 'سبق البتّ في هذا الطلب من {name}.',
  },
  approval_not_own: {
    status: 403,
    en: 'Whoever asked for this can withdraw it. You can refuse it.',
    ar: 'يسحب الطلب من قدّمه، ولك أن ترفضه.',
  },
  approval_waiting: {
    status: 409,
    en: '{name} has already asked for this to be released.',
    ar: 'سبق طلب الاعتماد من {name}.',
  },
  substitute_self: {
    status: 422,
    en: 'Nobody appoints themselves. Ask a colleague to appoint you.',
    ar: 'لا يعيّن أحد نفسه نائبًا. اطلب من زميل أن يعيّنك.',
  },
  substitute_role: {
    status: 422,
    en: 'Choose an administrator who isn’t part of finance.',
    ar: 'اختر أحد المسؤولين من غير فريق المالية.',
  },
  substitute_day: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  substitute_order: {
    status: 422,
    en: 'The last day can’t be before the first.',
    ar: 'لا يسبق اليوم الأخير اليوم الأول.',
  },
  substitute_long: {
    status: 422,
    en: 'Appoint a substitute for a year at most.',
    ar: 'أقصى مدة للنيابة سنة.',
  },
  substitute_over: {
    status: 409,
    en: 'This substitution is already over.',
    ar: 'انتهت هذه النيابة.',
  },
})
