import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** The list of assessments of a talent. The Arabic file defines the type. */
export const ar = {
  title: 'التقييمات',
  text: 'اختر ما يثبت مهاراتك. تصلك النتيجة خلال 10 دقائق، ولكل تقييم محاولتان.',
  loading: 'جارٍ تحميل التقييمات',
  report: 'عرض تقريرك',
  recommended: 'الأنسب لك',
  others: 'تقييمات أخرى',
  provesRole: 'يثبت دورك',
  kind: {
    multiple_choice: 'اختيار من متعدد',
    coding: 'حل المشكلات',
    video: 'فيديو',
    personality: 'استبيان',
  },
  minutes: countedAr({
    zero: '',
    one: 'دقيقة',
    two: 'دقيقتان',
    few: '{n} دقائق',
    many: '{n} دقيقة',
    other: '{n} دقيقة',
  }),
  items: countedAr({
    zero: '',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  trials: countedAr({
    zero: 'لا محاولات متبقية',
    one: 'بقيت محاولة واحدة',
    two: 'لك محاولتان',
    few: 'بقيت {n} محاولات',
    many: 'بقيت {n} محاولة',
    other: 'بقيت {n} محاولة',
  }),
  score: (percent: number) => `آخر درجة: ${percent}%`,
  lockedUntil: (day: string) => `متاح مرة أخرى ابتداءً من ${day}`,
  linkUntil: (moment: string) => `ابدأ قبل ${moment}`,
  standing: {
    available: 'متاح',
    open: 'بانتظار البدء',
    running: 'جارٍ الآن',
    waiting: 'قيد المراجعة',
    passed: 'اجتياز',
    done: 'مكتمل',
    locked: 'مغلق مؤقتًا',
  },
  start: 'بدء',
  goOn: 'متابعة',
  startFor: (title: string) => `بدء: ${title}`,
  goOnFor: (title: string) => `متابعة: ${title}`,
}
export type OfferWords = typeof ar
