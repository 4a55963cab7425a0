/** What the site says on every page and on the pages for lost visitors. Arabic is the shape. */
export const ar = {
  updatedOn: 'آخر تحديث:',
  breadcrumbs: 'مسار الصفحة',
  notFound: {
    title: 'لم نجد هذه الصفحة',
    text: 'ربما تغيّر الرابط أو كُتب بطريقة مختلفة. من هنا تصل إلى ما تريد.',
    ways: 'صفحات قد تبحث عنها',
    talents: { title: 'للكفاءات', text: 'ملف واحد، وطلبات مقابلة تصلك' },
    knowledge: { title: 'مركز المعرفة', text: 'مقالات عن التوظيف والعمل عن بُعد' },
    faq: { title: 'الأسئلة الشائعة', text: 'إجابات قصيرة للشركات والكفاءات' },
    contact: { title: 'تواصل معنا', text: 'نقرأ كل رسالة ونرد عليها' },
  },
  nominationExpired: {
    title: 'انتهت صلاحية الترشيح',
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
  offline: 'لا اتصال بالإنترنت. ما يُحفظ الآن يُرسل عند عودة الاتصال، ما دامت هذه الصفحة مفتوحة.',
}
