/** Messages of the platform: network errors, and the reasons of redirects. */
export const ar = {
  offline: 'لا يوجد اتصال بالإنترنت. تحقق من الشبكة ثم أعد المحاولة.',
  network: 'تعذّر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
  savedLate: 'تم الحفظ بعد عودة الاتصال',
  unreadable: 'حدث خطأ ما',
  errorNumber: 'رقم الخطأ: \u2066{id}\u2069',
  copyErrorNumber: 'نسخ رقم الخطأ',
  noContractRenewals: 'لا تجديدات عقود',
  noInterviews: 'لا مقابلات',
  noInterviewsYet: 'لا مقابلات لديك بعد. تبدأ المقابلة من ترشيح تختاره.',
  noNominations: 'لا ترشيحات لطلبك بعد. نراسلك حين نرشّح لك كفاءة.',
  noMatchingYet: 'أكمل طلبك واحجز موعد الاجتماع أولًا، ثم تُعرض الكفاءات المطابقة.',
  otherRequest: 'تعرض الصفحات الآن طلبك «{name}»',
  finishRequest: 'أكمل طلبك أولًا، ثم تُفتح بقية الصفحات.',
}
