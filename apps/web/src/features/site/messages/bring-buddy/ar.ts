import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** «سنتين»: the form that follows a preposition, which every sentence below has. */
const years = countedAr({
  zero: 'صفر',
  one: 'سنة',
  two: 'سنتين',
  few: '{n} سنوات',
  many: '{n} سنة',
  other: '{n} سنة',
})
const months = countedAr({
  zero: 'صفر',
  one: 'شهر',
  two: 'شهرين',
  few: '{n} أشهر',
  many: '{n} شهرًا',
  other: '{n} شهر',
})
const days = countedAr({
  zero: 'صفر',
  one: 'يوم',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
})
const workingDays = countedAr({
  zero: 'اليوم نفسه',
  one: 'يوم عمل',
  two: 'يومي عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
})

/** Bring a buddy. The Arabic file defines the type. */
export const ar = {
  eyebrow: (min: string, max: string) => `مكافأة من ${min} إلى ${max}`,
  join: 'إنشاء حساب كفاءة',
  invite: 'ادعُ صديقًا الآن',
  picture: 'دعوة منك إلى صديق، ثم التقييم، ثم التوظيف، ثم تصلك المكافأة',
  you: 'أنت',
  friend: 'صديقك',
  tests: 'التقييم',
  bonus: 'المكافأة',
  testsWithin: (n: number) => `خلال ${workingDays(n)}`,
  table: {
    caption: 'المكافأة بحسب سنوات خبرة صديقك',
    tier: 'المستوى',
    years: 'سنوات الخبرة',
    amount: 'المكافأة',
  },
  below: (n: number) => `أقل من ${years(n)}`,
  between: (from: number, to: number) => `من ${years(from)} إلى أقل من ${years(to)}`,
  from: (n: number) => `من ${years(n)} فأكثر`,
  inManagement: (band: string) => `${band}، في دور إداري`,
  calculator: {
    title: 'حاسبة مكافأتك',
    label: 'حاسبة المكافأة',
    years: 'سنوات خبرة صديقك',
    yearsUnit: 'بالسنوات',
    yearsHint: 'يوم التوظيف.',
    months: 'مدة العقد',
    monthsUnit: 'بالأشهر',
    monthsHint: 'تحدد متى تُدفع المكافأة.',
    management: 'في دور إداري',
    send: 'حساب المكافأة',
    bonus: 'مكافأتك',
    tier: (name: string) => `مستوى صديقك: ${name}`,
    pending: 'اكتب السنوات والمدة، وتظهر المكافأة هنا.',
    hire: 'يوم التوظيف',
    project: 'انتهاء المشروع',
    probation: 'انتهاء فترة التجربة',
    paid: 'تصلك المكافأة',
    afterMonths: (n: number) => `بعد ${months(n)}`,
    afterDays: (n: number) => `بعد ${days(n)}`,
    within: (n: number) => `خلال ${workingDays(n)}`,
    faults: {
      years: {
        empty: 'اكتب سنوات الخبرة.',
        number: 'اكتب رقمًا صحيحًا، مثل 6.',
        range: (max: number) => `السنوات من 0 إلى ${max}.`,
      },
      months: {
        empty: 'اكتب مدة العقد بالأشهر.',
        number: 'اكتب عدد الأشهر، مثل 12.',
        range: (_least: number, max: number) => `المدة من شهر واحد إلى ${max} شهرًا`,
      },
    },
  },
  last: {
    title: 'من أول من خطر في بالك؟',
    text: 'في حساب الكفاءة تتابع كل دعوة ومكافأتها، وتصلك أنت أيضًا فرص العمل. وإنشاؤه مجاني.',
    action: 'إنشاء حساب كفاءة',
  },
}
export type BuddyWords = typeof ar
