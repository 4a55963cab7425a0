import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Facts of a talent in many places: a module of its own, so that no screen loads a whole feature. */
export const ar = {
  verified: 'موثّق',
  qualified: 'اجتياز تقييم الدور',
  seniorities: { junior: 'مبتدئ', mid: 'متوسط', senior: 'خبير' },
  levels: { native: 'اللغة الأم', advanced: 'متقدم', intermediate: 'متوسط', beginner: 'مبتدئ' },
  times: { full_time: 'دوام كامل', part_time: 'دوام جزئي' },
  years: countedAr({
    zero: 'أقل من سنة خبرة',
    one: 'سنة خبرة واحدة',
    two: 'سنتا خبرة',
    few: '{n} سنوات خبرة',
    many: '{n} سنة خبرة',
    other: '{n} سنة خبرة',
  }),
  weeks: countedAr({
    zero: 'البدء فورًا',
    one: 'البدء خلال أسبوع',
    two: 'البدء خلال أسبوعين',
    few: 'البدء خلال {n} أسابيع',
    many: 'البدء خلال {n} أسبوعًا',
    other: 'البدء خلال {n} أسبوع',
  }),
  monthly: (amount: string) => `${amount} دولار شهريًا`,
}
