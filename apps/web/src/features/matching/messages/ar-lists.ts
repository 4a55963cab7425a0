import { ar as counted } from './counted/ar.ts'

const { talents } = counted

/** What a client keeps and puts side by side. */
export const arLists = {
  marked: {
    saved: 'حُفظت الكفاءة',
    shortlisted: 'أُضيفت إلى القائمة المختصرة',
    shortlistedText: 'سيتواصل معك مدير حسابك خلال يوم عمل.',
    removed: 'أُزيلت من قائمتك',
    undo: 'تراجع',
  },
  compare: {
    tray: 'المقارنة',
    open: (n: number) => `مقارنة (${n})`,
    remove: (name: string) => `إزالة ${name} من المقارنة`,
    clear: 'إفراغ',
    title: 'مقارنة الكفاءات',
    text: 'جنبًا إلى جنب، بحسب طلبك.',
    back: 'العودة إلى النتائج',
    row: 'البند',
    match: 'التطابق',
    role: 'الدور',
    experience: 'الخبرة',
    country: 'الدولة',
    skills: 'المهارات المطلوبة',
    otherSkills: 'مهارات أخرى',
    languages: 'اللغات',
    overlap: 'الساعات المشتركة',
    availability: 'التفرّغ',
    industries: 'القطاعات',
    verification: 'التوثيق',
    none: 'لا شيء',
  },
  saved: {
    title: 'المحفوظون والقائمة المختصرة',
    text: 'المحفوظون لك وحدك. القائمة المختصرة تصل إلى مدير حسابك ليبدأ معك.',
    tabs: 'القوائم',
    saved: 'المحفوظون',
    shortlisted: 'القائمة المختصرة',
    emptySaved: 'لم تحفظ أحدًا بعد',
    emptySavedText: 'احفظ من يعجبك من الكفاءات المطابقة لتعود إليه هنا.',
    emptyShortlisted: 'القائمة المختصرة فارغة',
    emptyShortlistedText: 'أضف من تريد العمل معه، فيتولى مدير حسابك الخطوة التالية.',
    find: 'تصفّح الكفاءات المطابقة',
    gone: (n: number) => `لم تعد متاحة: ${talents(n)}`,
  },
}
export type ListWords = typeof arLists
