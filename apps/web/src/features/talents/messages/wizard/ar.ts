import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** The application and the editing of a profile. Arabic is the shape; English must fill it. */
export const ar = {
  title: 'طلب الانضمام',
  text: 'عرّفنا بنفسك خطوة بخطوة. كل ما تكتبه يُحفظ وحده، ويمكنك المتابعة لاحقًا من حيث توقفت.',
  editTitle: 'تعديل الملف',
  editText: 'كل تعديل يُحفظ وحده لحظة الانتهاء منه.',
  backToProfile: 'الملف الشخصي',
  nav: 'خطوات الملف',
  steps: {
    basicInfo: 'المعلومات الأساسية',
    projects: 'المشاريع',
    importCv: 'السيرة الذاتية',
    experience: 'الخبرات',
    education: 'التعليم',
    certification: 'الشهادات',
    account: 'الحساب',
    profile: 'الملف الشخصي',
  },
  intro: {
    basicInfo: 'من أنت، وماذا تتقن، وبأي لغات تعمل.',
    projects: 'أعمال تفخر بها. مشروع واحد واضح خير من قائمة طويلة.',
    importCv: 'ارفع سيرتك لنقترح عليك ما نقرؤه فيها، ولا يُحفظ شيء قبل موافقتك.',
    experience: 'أين عملت وماذا أنجزت، من الأحدث إلى الأقدم.',
    education: 'دراستك الجامعية وما يعادلها.',
    certification: 'الشهادات المهنية التي حصلت عليها.',
    account: 'صورتك ونبذتك وروابطك، وشروط عملك.',
  },
  done: 'تمت',
  next: 'حفظ ومتابعة',
  finish: 'إنهاء الطلب',
  backToBasicInfo: 'العودة إلى المعلومات الأساسية',
  missingTitle: countedAr({
    zero: '',
    one: 'بقي أمر واحد لإنهاء الطلب',
    two: 'بقي أمران لإنهاء الطلب',
    few: 'بقيت {n} أمور لإنهاء الطلب',
    many: 'بقي {n} أمرًا لإنهاء الطلب',
    other: 'بقي {n} أمر لإنهاء الطلب',
  }),
  missing: {
    basics: 'بلد الإقامة والجنسية والدور الحالي ومدة الخبرة',
    skills: (fewest: number) => `${fewest} مهارات على الأقل`,
    languages: 'لغة واحدة على الأقل مع مستواك فيها',
    terms: 'التفرّغ والراتب الشهري',
  },
  finished: 'اكتمل طلبك. أهلًا بك في فريق!',
  /** Said at a field, in few words. */
  phase: {
    saving: 'جارٍ الحفظ',
    saved: 'تم الحفظ',
    failed: 'لم يُحفظ',
    offline: 'لا اتصال، يُحفظ عند عودته',
    retry: 'أعد المحاولة',
  },
  conflict: {
    title: 'عُدّل هذا في نافذة أخرى',
    text: 'ما كتبته هنا باقٍ. أي التعديلين يُعتمد؟',
    mine: 'اعتماد ما كتبته هنا',
    theirs: 'اعتماد التعديل الآخر',
  },
}
