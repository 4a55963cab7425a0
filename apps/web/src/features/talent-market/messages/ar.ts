import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { Place } from '@fareeq/domain/talent-market/rules.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'مكانك في السوق',
  fitting: countedAr({
    zero: 'لا طلب مفتوحًا يناسبك الآن',
    one: 'طلب مفتوح واحد يناسبك',
    two: 'طلبان مفتوحان يناسبانك',
    few: '{n} طلبات مفتوحة تناسبك',
    many: '{n} طلبًا مفتوحًا يناسبك',
    other: '{n} طلب مفتوح يناسبك',
  }),
  fittingText: 'بحسب دورك ومهاراتك وتفرّغك. نرشّحك لها حين نراك مناسبًا.',
  noRole: 'اختر دورك ومهاراتك لترى كم طلبًا مفتوحًا يناسبك.',
  complete: 'إكمال الملف',
  places: {
    below: 'راتبك أقل من المعتاد لدورك ومستواك',
    within: 'راتبك ضمن المعتاد لدورك ومستواك',
    above: 'راتبك أعلى من المعتاد لدورك ومستواك',
  } satisfies Record<Place, string> as Record<Place, string>,
  band: (from: string, to: string) => `المعتاد من ${from} إلى ${to} دولار شهريًا.`,
  noBand: 'لا نذكر المعتاد لدورك ومستواك: من يعرضون نطاق رواتبهم أقل من 20.',
  noAsk: 'حدد راتبك لتعرف مكانه من المعتاد.',
  setAsk: 'تحديد الراتب',
  opening: (skill: string) => `أكثر مهارة تفتح لك طلبات أخرى: ${skill}`,
  openingText: countedAr({
    zero: '',
    one: 'يناسبك معها طلب آخر',
    two: 'يناسبك معها طلبان آخران',
    few: 'تناسبك معها {n} طلبات أخرى',
    many: 'يناسبك معها {n} طلبًا آخر',
    other: 'يناسبك معها {n} طلب آخر',
  }),
}
export type MarketWords = typeof ar
