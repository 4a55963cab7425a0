import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The roles of a request. The Arabic file defines the type. */
export const ar = {
  title: 'الفريق',
  headCount: 'العدد',
  seniority: 'المستوى',
  anyLevel: 'أي مستوى',
  seniorities: { junior: 'مبتدئ', mid: 'متوسط', senior: 'خبير' },
  startsOn: 'موعد البدء',
  startsHint: 'اتركه فارغًا إن أردت أقرب وقت.',
  soon: 'في أقرب وقت',
  budget: 'الميزانية الشهرية للشخص',
  budgetUnit: 'دولار',
  budgetHint: 'الراتب الصافي الذي يصل إلى الشخص.',
  another: 'إضافة دور آخر',
  number: (n: number) => `الدور ${n}`,
  remove: (n: number) => `حذف الدور ${n}`,
  details: 'المهارات والدوام والمدة واللغة والبدء',
  skills: 'المهارات',
  skillsHint: 'إن تركتها فارغة أخذنا المعتاد لهذا الدور.',
  skillsSearch: 'ابحث عن مهارة',
  roles: countedAr({
    zero: 'لا أدوار بعد',
    one: 'دور واحد',
    two: 'دوران',
    few: '{n} أدوار',
    many: '{n} دورًا',
    other: '{n} دور',
  }),
  people: countedAr({
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '{n} أشخاص',
    many: '{n} شخصًا',
    other: '{n} شخص',
  }),
  from: (day: string) => `البدء ${day}`,
  perPerson: (amount: string) => `${amount} للشخص كل شهر`,
}
export type RoleWords = typeof ar
