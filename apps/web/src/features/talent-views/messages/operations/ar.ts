import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { TalentState } from '@fareeq/domain/talent-views/rules.ts'
import type { StrengthTask } from '@fareeq/domain/talents/rules-profile.ts'

const states: Record<TalentState, string> = {
  live: 'مفعّل',
  phone: 'الجوال غير موثّق',
  unavailable: 'غير متاح حاليًا',
  terms: 'بلا تفرّغ وراتب',
  application: 'ملف غير مكتمل',
  banned: 'موقوف',
}
const because: Record<TalentState, string> = {
  live: 'يظهر الملف للشركات في المطابقة، ويمكن ترشيحه.',
  phone: 'لا يظهر الملف لأي شركة حتى يُوثَّق رقم الجوال.',
  unavailable: 'اختارت الكفاءة أنها غير متاحة حاليًا، فلا يظهر الملف لأي شركة.',
  terms: 'لا يظهر الملف لأي شركة حتى يُحدَّد التفرّغ والراتب.',
  application: 'لم يكتمل طلب الانضمام بعد، فلا يظهر الملف لأي شركة.',
  banned: 'الحساب موقوف، ولا يظهر ملفه لأحد.',
}
const tasks: Record<StrengthTask, string> = {
  basics: 'البيانات الأساسية',
  skills: 'المهارات',
  experience: 'الخبرات',
  languages: 'اللغات',
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
  text: 'كل من انضم إلى فريق، ظهر ملفه للشركات أم لم يظهر، والأحدث أولًا.',
  search: 'الاسم أو البريد أو رقم الجوال',
  role: 'الدور',
  allRoles: 'كل الأدوار',
  country: 'البلد',
  allCountries: 'كل البلدان',
  state: 'الحالة',
  allStates: 'كل الحالات',
  clear: 'مسح التصفية',
  states,
  because,
  noRole: 'بلا دور بعد',
  noTerms: 'بلا تفرّغ بعد',
  total: countedAr({
    zero: '',
    one: 'كفاءة واحدة',
    two: 'كفاءتان',
    few: '{n} كفاءات',
    many: '{n} كفاءة',
    other: '{n} كفاءة',
  }),
  emptyTitle: 'لا كفاءة بهذا الوصف',
  emptyText: 'جرّب جزءًا أقصر من الاسم، أو خفّف التصفية.',
  showAll: 'عرض كل الكفاءات',
  closedTitle: 'الكفاءات ليست من مهام دورك',
  closedText: 'يبحث فيها فريق المطابقة ومديرو الحسابات والعمليات.',
  back: 'كل الكفاءات',
  gone: 'لا كفاءة هنا',
  goneText: 'ربما أغلقت حسابها.',
  toRequests: 'الترشيح من طلب',
  salaryHidden: 'لا يظهر الراتب لدورك.',
  strength: (percent: string) => `قوة الملف ${percent}`,
  missing: 'ينقصه',
  tasks,
  contact: {
    title: 'التواصل',
    email: 'البريد',
    phone: 'الجوال',
    unproved: 'غير موثّق',
    linkedin: 'LinkedIn',
    account: 'رابط',
    none: 'بلا رقم',
  },
  nominations: { title: 'الترشيحات', empty: 'لم تُرشَّح لأي طلب بعد.', until: 'حتى' },
  interviews: { title: 'المقابلات', empty: 'لا مقابلات بعد.' },
  unnamed: 'طلب بلا اسم بعد',
}
export type TalentRoomWords = typeof ar
