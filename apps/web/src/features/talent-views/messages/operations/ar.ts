import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import type { TalentState } from '@fareeq/domain/talent-views/rules.ts'
import type { StrengthTask } from '@fareeq/domain/talents/profile/rules-profile.ts'

const states: Record<TalentState, string> = {
  live: 'مفعّل',
  phone: 'الجوال غير موثّق',
  unavailable: 'غير متاح حاليًا',
  terms: 'دون تفرّغ وراتب',
  application: 'ملف غير مكتمل',
  banned: 'موقوف',
}
const because: Record<TalentState, string> = {
  live: 'يظهر الملف للشركات في المطابقة، ويمكن ترشيح الكفاءة.',
  phone: 'لا يظهر الملف لأي شركة حتى يُوثَّق رقم الجوال.',
  unavailable: 'اختارت الكفاءة أنها غير متاحة حاليًا، فلا يظهر الملف لأي شركة.',
  terms: 'لا يظهر الملف لأي شركة حتى يُحدَّد التفرّغ والراتب.',
  application: 'لم يكتمل طلب الانضمام بعد، فلا يظهر الملف لأي شركة.',
  banned: 'الحساب موقوف، ولا يظهر الملف لأحد.',
}
const tasks: Record<StrengthTask, string> = {
  basics: 'المعلومات الأساسية',
  skills: 'المهارات',
  experience: 'الخبرات',
  languages: 'اللغات',
  assessment: 'التقييم التقني',
  bio: 'النبذة',
  photo: 'الصورة',
  education: 'التعليم والشهادات',
  projects: 'المشاريع',
  links: 'الروابط',
  terms: 'التفرّغ والراتب',
  phone: 'توثيق الجوال',
}

export const ar = {
  title: 'الكفاءات',
  text: 'كل من انضم إلى منصة فريق، سواء ظهر الملف للشركات أم لا، والأحدث أولًا.',
  search: 'الاسم أو البريد أو رقم الجوال',
  role: 'الدور',
  allRoles: 'كل الأدوار',
  country: 'الدولة',
  allCountries: 'كل الدول',
  state: 'الحالة',
  allStates: 'كل الحالات',
  clear: 'مسح المعايير',
  states,
  because,
  noRole: 'دون دور بعد',
  noTerms: 'دون تفرّغ بعد',
  emptyTitle: 'لا كفاءة بهذا الوصف',
  emptyText: 'جرّب جزءًا أقصر من الاسم، أو خفّف التصفية.',
  showAll: 'عرض كل الكفاءات',
  closedTitle: 'الكفاءات ليست من مهام دورك',
  closedText: 'يبحث فيها فريق المطابقة ومديرو الحسابات والعمليات.',
  back: 'كل الكفاءات',
  gone: 'لا كفاءة هنا',
  goneText: 'ربما أُغلق الحساب.',
  toRequests: 'الترشيح من طلب',
  salaryHidden: 'لا يظهر الراتب لدورك.',
  strength: (percent: string) => `قوة الملف ${percent}`,
  missing: 'الناقص',
  tasks,
  contact: {
    title: 'التواصل',
    email: 'البريد',
    phone: 'الجوال',
    unproved: 'غير موثّق',
    linkedin: 'LinkedIn',
    account: 'رابط',
    none: 'لا رقم',
  },
  attempts: {
    title: 'التقييمات',
    empty: 'لم يبدأ أي تقييم بعد.',
    kinds: {
      multiple_choice: 'اختيار من متعدد',
      coding: 'برمجة',
      video: 'فيديو',
      personality: 'استبيان الشخصية',
    } satisfies Record<AssessmentKind, string> as Record<AssessmentKind, string>,
  },
  contracts: {
    title: 'العقود',
    empty: 'لا عقود بعد.',
    days: (start: string, end: string) => `من ${start} إلى ${end}`,
  },
  nominations: { title: 'الترشيحات', empty: 'لم تُرشَّح لأي طلب بعد.', until: 'حتى' },
  interviews: { title: 'المقابلات', empty: 'لا مقابلات بعد.' },
  unnamed: 'طلب دون اسم بعد',
}
export type TalentRoomWords = typeof ar
