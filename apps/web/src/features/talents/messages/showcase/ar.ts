import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** What a visitor may know of a talent. The Arabic file defines the type. */
export const ar = {
  years: countedAr({
    zero: 'أقل من سنة خبرة',
    one: 'سنة خبرة',
    two: 'سنتا خبرة',
    few: '{n} سنوات خبرة',
    many: '{n} سنة خبرة',
    other: '{n} سنة خبرة',
  }),
  seniority: { junior: 'مبتدئ', mid: 'متوسط', senior: 'خبير' },
  availability: { both: 'دوام كامل أو جزئي', full: 'دوام كامل', part: 'دوام جزئي', none: 'التفرّغ بالاتفاق' },
  begins: countedAr({
    zero: 'البدء فورًا',
    one: 'البدء خلال أسبوع',
    two: 'البدء خلال أسبوعين',
    few: 'البدء خلال {n} أسابيع',
    many: 'البدء خلال {n} أسبوعًا',
    other: 'البدء خلال {n} أسبوع',
  }),
  hours: countedAr({
    zero: 'لا ساعات',
    one: 'ساعة',
    two: 'ساعتان',
    few: '{n} ساعات',
    many: '{n} ساعة',
    other: '{n} ساعة',
  }),
  together: (hours: string) => `${hours} مع الرياض`,
  shared: (hours: string) => `المشترك مع يوم العمل في الرياض: ${hours}`,
}
