import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

const monthsOf = countedAr({
  zero: 'صفر',
  one: 'شهر',
  two: 'شهرين',
  few: '{n} أشهر',
  many: '{n} شهرًا',
  other: '{n} شهر',
})

/** The calculator of the buyout. The Arabic file defines the type. */
export const ar = {
  title: 'كم تكلّف العمولة؟',
  text: (rate: string) => `${rate} من الراتب الشهري الإجمالي عن كل شهر محسوب. فاتورة واحدة، ولا شيء بعدها.`,
  label: 'حاسبة العمولة',
  salary: 'الراتب الشهري الإجمالي',
  salaryUnit: 'دولار',
  salaryHint: 'الراتب المتفق عليه في العقد الجديد.',
  months: 'مدة العقد',
  monthsUnit: 'بالأشهر',
  monthsHint: (max: number) => `لا يُحسب أكثر من ${max} شهرًا.`,
  send: 'حساب العمولة',
  commission: 'العمولة، مرة واحدة',
  pending: 'اكتب الراتب والمدة، وتظهر العمولة هنا.',
  counted: countedAr({
    zero: 'لا أشهر محسوبة',
    one: 'شهر واحد محسوب',
    two: 'شهران محسوبان',
    few: '{n} أشهر محسوبة',
    many: '{n} شهرًا محسوبًا',
    other: '{n} شهر محسوب',
  }),
  beyond: (months: number, counted: number) => `لا يُحسب من ${monthsOf(months)} إلا ${counted}.`,
  base: 'الراتب عن الأشهر المحسوبة',
  rate: 'نسبة العمولة',
  bar: (salary: string, commission: string) => `${salary} راتب للكفاءة، و${commission} عمولة لمنصة فريق`,
  toTalent: 'للكفاءة',
  toUs: 'لمنصة فريق',
  faults: {
    salary: {
      empty: 'اكتب الراتب الشهري.',
      number: 'اكتب رقمًا صحيحًا، مثل 3000.',
      range: (min: string, max: string) => `الراتب من ${min} إلى ${max}.`,
    },
    months: {
      empty: 'اكتب مدة العقد بالأشهر.',
      number: 'اكتب عدد الأشهر، مثل 12.',
      range: (_least: number, max: number) => `المدة من شهر واحد إلى ${max} شهرًا`,
    },
  },
}
export type CalculatorWords = typeof ar
