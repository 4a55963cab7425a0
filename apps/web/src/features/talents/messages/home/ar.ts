/** The first page of a talent. The Arabic file defines the type. */
export const ar = {
  text: 'أين وصلت، وما الخطوة التالية.',
  nextTitle: 'خطوتك التالية',
  next: {
    waiting: {
      title: 'أكّد تفرّغك وراتبك',
      text: 'رُشّحت لشركة، وتأكيدهما يلزم قبل المتابعة معها.',
      action: 'تأكيد التفرّغ والراتب',
    },
    application: {
      title: 'أكمل طلب الانضمام',
      text: (at: number, total: number) => `وصلت إلى الخطوة ${at} من ${total}، وكل ما كتبته محفوظ.`,
      action: 'متابعة الطلب',
    },
    phone: {
      title: 'فعّل ملفك برقم جوالك',
      text: 'دقيقة واحدة: نرسل رمزًا إلى رقمك، وبعدها يظهر ملفك للشركات.',
      action: 'تفعيل الملف',
    },
    assessment: {
      title: 'أثبت مهارتك بتقييم',
      text: 'نصف ساعة في مهارة تتقنها، والنتيجة خلال دقائق. واجتيازه يوثّق ملفك أمام الشركات.',
      action: 'اختيار تقييم',
    },
    task: { text: (percent: number) => `يرفع قوة ملفك إلى ${percent}%.`, action: 'البدء' },
    rest: {
      title: 'ملفك جاهز',
      text: 'لا شيء ينتظرك الآن. نراسلك حين نرشّحك لشركة أو تطلب شركة مقابلتك.',
      action: 'عرض الملف',
    },
  },
  strengthMore: 'التفاصيل في الملف',
  referral: {
    title: 'هل تعرف تقنيًا متمكّنًا؟',
    text: 'ادعُ صديقًا إلى منصة فريق، ولك مكافأة بعد أن يُوظَّف ويثبت في عمله.',
    action: 'ادعُ صديقًا',
  },
  nav: {
    label: 'صفحات حسابك',
    home: 'الرئيسية',
    profile: 'الملف الشخصي',
    terms: 'التفرّغ والراتب',
    termsShort: 'التفرّغ',
    profileShort: 'الملف',
    assessments: 'التقييمات',
    interviews: 'المقابلات',
  },
}
