import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'ما تحقّقنا منه',
  unproved: 'لم نتحقّق من شيء بعد، وما في الملف كتبه صاحبه.',
  questions: countedAr({
    zero: '',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  video: countedAr({
    zero: '',
    one: 'إجابة واحدة بالفيديو',
    two: 'إجابتان بالفيديو',
    few: '{n} إجابات بالفيديو',
    many: '{n} إجابة بالفيديو',
    other: '{n} إجابة بالفيديو',
  }),
  answers: countedAr({
    zero: '',
    one: 'إجابة واحدة مكتوبة',
    two: 'إجابتان مكتوبتان',
    few: '{n} إجابات مكتوبة',
    many: '{n} إجابة مكتوبة',
    other: '{n} إجابة مكتوبة',
  }),
  history: 'طابقنا سجل العمل مع وثائق أو جهات عمل سابقة',
  contracts: countedAr({
    zero: '',
    one: 'عقد مكتمل عن طريق منصة فريق',
    two: 'عقدان مكتملان عن طريق منصة فريق',
    few: '{n} عقود مكتملة عن طريق منصة فريق',
    many: '{n} عقدًا مكتملًا عن طريق منصة فريق',
    other: '{n} عقد مكتمل عن طريق منصة فريق',
  }),
  months: countedAr({
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  }),
  evaluation: 'من تقييم الموارد البشرية:',
  interview: 'من مقابلتنا:',
  hours: countedAr({
    zero: 'لا ساعات عمل مشتركة معك',
    one: 'ساعة عمل مشتركة واحدة معك يوميًا',
    two: 'ساعتا عمل مشتركتان معك يوميًا',
    few: '{n} ساعات عمل مشتركة معك يوميًا',
    many: '{n} ساعة عمل مشتركة معك يوميًا',
    other: '{n} ساعة عمل مشتركة معك يوميًا',
  }),
}
export type EvidenceWords = typeof ar
