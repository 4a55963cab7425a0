import { ar as counted } from './counted/ar.ts'

const { talents } = counted

/** What a client keeps and puts side by side. */
export const arLists = {
  marked: {
    saved: 'تم الحفظ',
    shortlisted: 'تمت الإضافة إلى القائمة المختصرة',
    shortlistedBy: (moment: string) => `يرد مدير الحساب في موعد أقصاه ${moment}.`,
    savedToShortlist: 'انتقلت الكفاءة من المحفوظين إلى القائمة المختصرة',
    shortlistToSaved: 'انتقلت الكفاءة إلى المحفوظين، وسُحب طلب الترشيح',
    removed: 'تمت الإزالة من قائمتك',
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
    backToNominations: 'العودة إلى الترشيحات',
    row: 'البند',
    match: 'التطابق',
    role: 'الدور',
    salary: 'الراتب',
    evidence: 'ما تحقّقنا منه',
    hiddenEvidence: 'يظهر بعد الترشيح لك',
    noSalary: 'لا راتب للدوام المطلوب',
    cost: 'التكلفة الشهرية',
    experience: 'مدة الخبرة',
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
    text: 'المحفوظون لك وحدك. القائمة المختصرة تصل إلى مدير الحساب ليتولى الخطوة التالية. لكل كفاءة قائمة واحدة.',
    tabs: 'القوائم',
    saved: 'المحفوظون',
    shortlisted: 'القائمة المختصرة',
    emptySaved: 'لم تحفظ أحدًا بعد',
    emptySavedText: 'احفظ من يعجبك من الكفاءات المطابقة، وتجد ملفاتهم هنا.',
    emptyShortlisted: 'القائمة المختصرة فارغة',
    emptyShortlistedText: 'أضف من ترغب في توظيفهم، ويتولى مدير الحساب الخطوة التالية.',
    find: 'عرض الكفاءات المطابقة',
    gone: (n: number) => `لم تعد متاحة: ${talents(n)}`,
  },
}
export type ListWords = typeof arLists
