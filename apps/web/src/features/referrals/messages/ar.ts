import { countedAr } from '@fareeq/domain/kernel/locale.ts'

const years = countedAr({
  zero: 'أقل من سنة',
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '{n} سنوات',
  many: '{n} سنة',
  other: '{n} سنة',
})

const again = countedAr({
  zero: 'لا مرات متبقية',
  one: 'بقيت مرة واحدة',
  two: 'بقيت مرتان',
  few: 'بقيت {n} مرات',
  many: 'بقيت {n} مرة',
  other: 'بقيت {n} مرة',
})

export const ar = {
  form: {
    title: 'ادعُ صديقًا الآن',
    text: 'نرسل إليه رابطًا، ولا نستخدم شيئًا مما تكتبه قبل أن يوافق بنفسه.',
    name: 'اسم صديقك',
    nameHint: 'كما يعرّف نفسه.',
    email: 'بريده الإلكتروني',
    emailHint: 'تصله الدعوة هنا، وبه نعرفه حين ينشئ حسابه.',
    role: 'دوره',
    years: 'سنوات خبرته',
    phone: 'جواله',
    linkedin: 'صفحته في LinkedIn',
    consentName: 'علم صديقك',
    consent: 'صديقي يعلم أني أشارك بياناته مع فريق لدعوته.',
    send: 'إرسال الدعوة',
    sentTitle: (name: string) => `أُرسلت الدعوة إلى ${name}`,
    sentText: (amount: string) => `تصلك مكافأة ${amount} إن وُظّف. تابع كل مرحلة أدناه.`,
    verify: 'الدعوة من حساب موثّق الجوال. وثّق جوالك، ثم ادعُ من تشاء.',
  },
  worth: {
    title: 'مكافأتك إن وُظّف',
    pending: 'اختر دوره واكتب سنوات خبرته، وتظهر المكافأة هنا قبل أن تدعوه.',
    failed: 'لم نتمكن من حساب المكافأة الآن. تُحسب عند الإرسال.',
    tier: (name: string) => `مستوى صديقك: ${name}`,
    note: 'بحسب الجدول المعمول به اليوم وسنوات خبرته يوم توظيفه.',
  },
  tracker: {
    title: 'أصدقاؤك المدعوون',
    empty: 'لم تدعُ أحدًا بعد',
    emptyText: 'حين تدعو صديقًا ترى هنا أين وصل، وما الذي يأتي بعد ذلك ومتى.',
    years,
    facts: (role: string, years: string) => `${role} · ${years}`,
    bonus: 'المكافأة',
    next: 'الخطوة التالية',
    history: 'ما حدث حتى الآن',
    reason: 'السبب',
    more: 'عرض دعوات أقدم',
  },
  again: {
    send: 'إرسال الدعوة من جديد',
    from: (day: string) => `يمكن إرسالها من جديد في ${day}`,
    left: again,
    sent: 'أُرسلت الدعوة من جديد',
  },
  status: {
    invited: 'بانتظار رده',
    consented: 'وافق على الدعوة',
    registered: 'أنشأ حسابه',
    testing: 'في التقييم',
    passed: 'اجتاز التقييم',
    failed: 'لم يجتز التقييم',
    hired: 'وُظّف',
    bonus_due: 'استُحقت المكافأة',
    paid: 'دُفعت المكافأة',
    void: 'انتهت الدعوة',
  },
  invitedAt: 'أُرسلت الدعوة',
  next: {
    answer_by: (day: string) => `ينتظر الرابط رده حتى ${day}`,
    register_by: (day: string) => `ننتظر إنشاء حسابه حتى ${day}`,
    tests_by: (day: string) => `يُدعى إلى التقييم قبل نهاية ${day}`,
    bonus_on: (day: string) => `تُستحق المكافأة في ${day}`,
    paid_by: (day: string) => `تصلك المكافأة قبل نهاية ${day}`,
  },
  /** Where the next step has no date. */
  waiting: {
    testing: 'ننتظر نتيجة التقييم',
    passed: 'ننتظر أول عقد له',
    failed: 'يمكنه إعادة التقييم بعد شهر',
  },
  reasons: {
    declined: 'اعتذر صديقك عن الدعوة.',
    lapsed: 'انتهت المدة قبل أن يأتي صديقك. حُذفت بياناته، ويمكنك دعوته من جديد.',
    left_early: 'انتهى عمل صديقك قبل يوم استحقاق المكافأة.',
    cancelled: 'أوقف فريق العمليات هذه الدعوة. راسلنا لمعرفة التفاصيل.',
  },
}
export type ReferralWords = typeof ar
