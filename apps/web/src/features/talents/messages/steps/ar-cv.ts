import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** Reading a CV. Arabic is the shape; English must fill it. */
export const ar = {
  label: 'سيرتك الذاتية',
  again: 'قراءة سيرة أخرى',
  kinds: 'PDF أو Word أو نص أو JSON Resume أو أرشيف LinkedIn',
  hint: 'نقرأ الملف ولا نحتفظ به.',
  reading: 'وصل الملف، نقرؤه الآن',
  left: countedAr({
    zero: 'لا قراءات باقية الآن',
    one: 'بقيت قراءة واحدة',
    two: 'بقيت قراءتان',
    few: 'بقيت {n} قراءات',
    many: 'بقيت {n} قراءة',
    other: 'بقيت {n} قراءة',
  }),
  linkedin:
    'أرشيف LinkedIn: من «الإعدادات والخصوصية» ثم «خصوصية البيانات» اطلب «الحصول على نسخة من بياناتك»، ثم ارفع ملف zip كما وصلك.',
  byHand: 'أو تابع واملأ الخطوات بنفسك.',
  foundTitle: 'هذا ما قرأناه',
  foundText: 'أضف ما هو صحيح واترك ما سواه. لا شيء يُحفظ قبل أن تضيفه.',
  addAll: 'إضافة الكل',
  add: 'إضافة',
  addNamed: (name: string) => `إضافة ${name}`,
  complete: 'إكمال وإضافة',
  completeNamed: (name: string) => `إكمال ${name} وإضافته`,
  there: 'في ملفك',
  quote: 'من ملفك المرفوع',
  line: (n: number) => `السطر ${n}`,
  sure: { high: 'قراءة واضحة', middle: 'قراءة مرجّحة', low: 'تحتاج إلى مراجعة' },
  failed: 'لم تُضَف. أعد المحاولة.',
  sections: {
    person: 'عنك',
    skills: 'المهارات',
    industries: 'القطاعات',
    languages: 'اللغات',
    experiences: 'الخبرات',
    educations: 'التعليم',
    certifications: 'الشهادات',
    projects: 'المشاريع',
  },
  person: {
    name: 'الاسم',
    country: 'بلد الإقامة',
    nationality: 'الجنسية',
    role: 'الدور الحالي',
    experience: 'مدة الخبرة',
    summary: 'النبذة',
    linkedin: 'حساب LinkedIn',
    link: 'رابط',
  },
  length: (years: number, months: number) =>
    [yearsAr(years), months > 0 && monthsAr(months)].filter(Boolean).join(' و'),
  untitled: 'بلا عنوان',
  level: 'المستوى',
}

const yearsAr = countedAr({
  zero: 'أقل من سنة',
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '{n} سنوات',
  many: '{n} سنة',
  other: '{n} سنة',
})
const monthsAr = countedAr({
  zero: '',
  one: 'شهر واحد',
  two: 'شهران',
  few: '{n} أشهر',
  many: '{n} شهرًا',
  other: '{n} شهر',
})
