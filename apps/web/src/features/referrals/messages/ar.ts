import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

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
    text: 'نرسل رابطًا إلى صديقك، ولا نستخدم شيئًا مما تكتبه قبل أن تصلنا الموافقة.',
    name: 'اسم صديقك',
    nameHint: 'كما يعرّف صديقك بنفسه.',
    email: 'بريد صديقك الإلكتروني',
    emailHint: 'إليه تصل الدعوة، وبه نعرف الحساب حين يُنشأ.',
    role: 'الدور',
    years: 'سنوات الخبرة',
    phone: 'الجوال',
    linkedin: 'صفحة LinkedIn',
    consent: 'أشارك هذه البيانات مع منصة فريق بعلم صديقي.',
    send: 'إرسال الدعوة',
    sentTitle: (name: string) => `تم إرسال الدعوة إلى ${name}`,
    sentText: (amount: string) =>
      `إن تم التوظيف، تستحق مكافأة ${amount} بعد فترة التجربة أو نهاية المشروع القصير. تابع كل مرحلة أدناه.`,
    verify: 'لإرسال دعوة، وثّق رقم جوالك أولًا.',
  },
  worth: {
    title: 'مكافأتك عند التوظيف',
    pending: 'اختر الدور واكتب سنوات الخبرة، وتظهر المكافأة هنا قبل إرسال الدعوة.',
    failed: 'لم نتمكن من حساب المكافأة الآن. تُحسب عند الإرسال.',
    tier: (name: string) => `مستوى صديقك: ${name}`,
    note: 'بحسب الجدول المعمول به اليوم وسنوات الخبرة يوم التوظيف. وتُستحق بعد فترة التجربة، أو عند نهاية المشروع القصير.',
  },
  tracker: {
    title: 'أصدقاؤك المدعوون',
    empty: 'لم تدعُ أحدًا بعد',
    emptyText: 'حين تدعو صديقًا ترى هنا أين وصلت الدعوة، وما الذي يأتي بعد ذلك ومتى.',
    years,
    facts: (role: string, years: string) => `${role} · ${years}`,
    bonus: 'المكافأة',
    next: 'الخطوة التالية',
    history: 'ما حدث حتى الآن',
    reason: 'السبب',
    more: 'عرض دعوات أقدم',
  },
  again: {
    send: 'إعادة إرسال الدعوة',
    from: (day: string) => `يمكن إعادة إرسالها في ${day}`,
    left: again,
    sent: 'تمت إعادة إرسال الدعوة',
  },
  status: {
    invited: 'بانتظار الرد',
    consented: 'تمت الموافقة على الدعوة',
    registered: 'أُنشئ الحساب',
    testing: 'في التقييم',
    passed: 'تم اجتياز التقييم',
    failed: 'لم يُجتز التقييم',
    hired: 'تم التوظيف',
    bonus_due: 'استُحقت المكافأة',
    paid: 'دُفعت المكافأة',
    void: 'انتهت الدعوة',
  },
  invitedAt: 'أُرسلت الدعوة',
  next: {
    answer_by: (day: string) => `الرابط صالح للرد حتى ${day}`,
    register_by: (day: string) => `ننتظر إنشاء الحساب حتى ${day}`,
    tests_by: (day: string) => `نرسل دعوة التقييم قبل نهاية ${day}`,
    bonus_on: (day: string) => `تُستحق المكافأة في ${day}`,
    paid_by: (day: string) => `تصلك المكافأة قبل نهاية ${day}`,
  },
  /** Where the next step has no date. */
  waiting: {
    testing: 'ننتظر نتيجة التقييم',
    passed: 'ننتظر أول عقد',
    failed: 'يمكن إعادة التقييم بعد مدة الانتظار',
  },
  reasons: {
    declined: 'وصل اعتذار صديقك عن الدعوة.',
    lapsed: 'انتهت المدة قبل أن ينضم صديقك. حُذفت البيانات، ويمكنك إرسال دعوة جديدة.',
    left_early: 'انتهى عمل صديقك قبل يوم استحقاق المكافأة.',
    cancelled: 'أوقف فريق العمليات هذه الدعوة. راسلنا لمعرفة التفاصيل.',
  },
}
export type ReferralWords = typeof ar
