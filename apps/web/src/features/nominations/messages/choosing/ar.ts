import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** Staff choose whom to propose. */
export const ar = {
  nominated: {
    title: 'الترشيحات',
    empty: 'لم يُرشَّح أحد لهذا الطلب بعد.',
    until: 'حتى',
    asked: 'طلب العميل أيامًا إضافية',
    extend: 'تمديد 3 أيام',
    extended: 'مُدّد الترشيح',
    withdraw: 'سحب',
    withdrawTitle: 'سحب الترشيح؟',
    withdrawText: 'يختفي من صفحة العميل فورًا، ويبقى السبب في السجل.',
    withdrawReason: 'السبب',
    withdrawRequired: 'اكتب السبب',
    withdrawn: 'سُحب الترشيح',
    keep: 'إبقاؤه',
  },
  candidates: {
    title: 'كفاءات لهذا الطلب',
    text: 'كما يراها العميل في المطابقة، والأنسب أولًا.',
    search: 'اسم أو دور أو مهارة',
    all: 'كل الأدوار',
    score: (percent: number) => `تطابق ${percent}%`,
    searchAll: 'البحث في كل الأدوار',
    years: countedAr({
      zero: 'أقل من سنة',
      one: 'سنة',
      two: 'سنتان',
      few: '{n} سنوات',
      many: '{n} سنة',
      other: '{n} سنة',
    }),
    nominated: 'رُشّح',
    nominate: 'ترشيح',
    emptyTitle: 'لا كفاءة تطابق',
    emptyText: 'جرّب كلمة أخرى، أو ابحث في كل الأدوار.',
    unfinished: 'يبدأ الترشيح بعد أن يكتمل الطلب ويُحجز الاجتماع.',
  },
  form: {
    title: (name: string) => `ترشيح ${name}`,
    text: 'يقرأ العميل هذه الأسباب مع الترشيح، فاكتبها له.',
    reason: (n: string) => `السبب ${n}`,
    hint: 'جملة واحدة، مثل: خمس سنوات في أنظمة الدفع.',
    add: 'سبب آخر',
    send: 'ترشيح',
    sent: 'أُرسل الترشيح إلى العميل',
    cancel: 'إلغاء',
  },
}
export type ChoosingWords = typeof ar
