import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** `{browser}` and `{system}` are filled with names that stay Latin. */
export const ar = {
  title: 'الإعدادات',
  tabs: { general: 'عام', notifications: 'الإشعارات', sessions: 'الأجهزة', data: 'بياناتي' },
  general: {
    title: 'العرض واللغة',
    text: 'كيف يظهر فريق لك على هذا الجهاز، وبأي لغة نراسلك.',
    pageLanguage: 'لغة الصفحات',
    pageLanguageHint: 'على هذا الجهاز.',
    letterLanguage: 'لغة الرسائل',
    letterLanguageHint: 'ما نرسله إليك بالبريد والجوال.',
    languages: { ar: 'العربية', en: 'English' },
    theme: 'المظهر',
    themeHint: 'على هذا الجهاز.',
    timeZone: 'المنطقة الزمنية',
    timeZoneHint: 'كل موعد يظهر لك بتوقيتها.',
    noTimeZone: 'لم تُحدَّد بعد',
    saved: 'حُفظت لغة الرسائل',
  },
  sessions: {
    title: 'أين سجّلت الدخول',
    text: 'إن رأيت جهازًا لا تعرفه، فسجّل الخروج منه.',
    loading: 'نقرأ الأجهزة',
    device: '{browser} على {system}',
    unknown: 'جهاز غير معروف',
    current: 'هذا الجهاز',
    since: 'منذ {moment}',
    end: 'تسجيل الخروج',
    endNamed: (device: string) => `تسجيل الخروج من ${device}`,
    ended: 'تم تسجيل الخروج من ذلك الجهاز',
    endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
    endOthersTitle: 'تسجيل الخروج من كل الأجهزة الأخرى؟',
    endOthersText: countedAr({
      zero: 'لا أجهزة أخرى.',
      one: 'جهاز واحد آخر سيُطلب منه رمز جديد للدخول. يبقى هذا الجهاز كما هو.',
      two: 'جهازان آخران سيُطلب منهما رمز جديد للدخول. يبقى هذا الجهاز كما هو.',
      few: '{n} أجهزة أخرى سيُطلب منها رمز جديد للدخول. يبقى هذا الجهاز كما هو.',
      many: '{n} جهازًا آخر سيُطلب منها رمز جديد للدخول. يبقى هذا الجهاز كما هو.',
      other: '{n} جهاز آخر سيُطلب منها رمز جديد للدخول. يبقى هذا الجهاز كما هو.',
    }),
    onlyHere: 'لا أجهزة أخرى: الدخول من هنا فقط.',
  },
  browsers: { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', other: 'متصفح آخر' },
  systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android', ios: 'iOS', other: 'نظام آخر' },
}
export type SettingsWords = typeof ar
