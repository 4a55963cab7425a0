/** What the site says on every page and on the pages for lost visitors. Arabic is the shape. */
export const ar = {
  updatedOn: 'آخر تحديث:',
  notFound: {
    title: 'لم نجد هذه الصفحة',
    text: 'ربما تغيّر الرابط أو كُتب بطريقة مختلفة. من هنا تصل إلى ما تريد.',
  },
  nominationExpired: {
    title: 'انتهت صلاحية الترشيح',
    text: 'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار.',
  },
  toHome: 'الصفحة الرئيسية',
  toLogin: 'تسجيل الدخول',
  toAccount: 'العودة إلى حسابي',
  chunk: {
    title: 'تعذّر تحميل جزء من الصفحة',
    text: 'قد يكون الاتصال ضعيفًا أو صدر تحديث للتو. أعد المحاولة.',
  },
  failure: {
    title: 'حدث خطأ ما',
    text: 'لم نتمكن من عرض هذه الصفحة. أعد المحاولة، وإن تكرر ذلك فأخبرنا.',
  },
  tryAgain: 'أعد المحاولة',
  offline: 'لا يوجد اتصال بالإنترنت. ما تراه محفوظ، والحفظ ينتظر عودة الاتصال.',
}
