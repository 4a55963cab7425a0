import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** The first page of a client and the way around their rooms. Arabic is the shape; English must fill it. */
export const ar = {
  text: 'أين وصل طلبك، وما الخطوة التالية.',
  nextTitle: 'خطوتك التالية',
  next: {
    begin: {
      title: 'صف الفريق الذي تحتاجه',
      text: 'بضع دقائق تكفي: ماذا تبني، ومن تحتاج، ومتى.',
      action: 'بدء طلب',
    },
    wizard: {
      title: 'أكمل طلبك',
      text: (at: number, of: number) => `وصلت إلى الخطوة ${at} من ${of}، وكل ما كتبته محفوظ.`,
      action: 'متابعة الطلب',
    },
    meeting: {
      title: 'احجز اجتماعك معنا',
      text: 'طلبك جاهز. نصف ساعة معنا، ثم تصلك الترشيحات.',
      action: 'حجز الاجتماع',
    },
    nominations: {
      title: 'ترشيحات تنتظر رأيك',
      text: 'اخترنا لك من يناسب طلبك. الترشيح محجوز لك مدة محدودة.',
      action: 'عرض الترشيحات',
    },
    rest: {
      title: 'تصفّح الكفاءات المطابقة',
      text: 'احفظ من يعجبك، وأضفه إلى القائمة المختصرة ليعرف مدير حسابك.',
      action: 'عرض الكفاءات المطابقة',
    },
  },
  counters: {
    title: 'ما ينتظرك',
    nominations: 'ترشيحات',
    interviews: 'مقابلات',
    renewals: 'تجديدات عقود',
    none: 'لا شيء ينتظرك الآن',
    noneText: 'تظهر هنا الترشيحات والمقابلات وتجديد العقود حين تصل، بلا تحديث للصفحة.',
  },
  projects: {
    title: 'طلباتك',
    count: countedAr({
      zero: 'لا طلبات بعد',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{n} طلبات',
      many: '{n} طلبًا',
      other: '{n} طلب',
    }),
    unnamed: 'طلب بلا اسم بعد',
    active: 'تعمل عليه الآن',
    choose: 'الانتقال إليه',
    edit: 'تعديل',
    resume: 'متابعة',
    stepOf: (at: number, of: number) => `الخطوة ${at} من ${of}`,
    waitsForMeeting: 'بانتظار حجز الاجتماع',
    done: 'مكتمل',
    contracted: 'له عقد',
    another: 'طلب جديد',
    empty: 'لا طلبات بعد',
    emptyText: 'ابدأ بطلب، وسنطابقه مع الكفاءات المناسبة.',
  },
  more: {
    title: 'قد تحتاج أيضًا',
    vacancy: { title: 'شاغر آخر', text: 'دور واحد بكلمات قليلة، دون إعادة الخطوات كلها.' },
    consultant: { title: 'مستشار تقني', text: 'نصف ساعة مع من مرّ بالمشكلة نفسها.' },
    packages: { title: 'باقات الاستضافة', text: 'تشغيل منتجك ومراقبته، بسعر واضح.' },
  },
  nav: {
    label: 'صفحات حسابك',
    home: 'الرئيسية',
    matching: 'المطابقة',
    nominations: 'الترشيحات',
    saved: 'المحفوظون',
    request: 'الطلب',
    profile: 'حساب الشركة',
  },
  switcher: {
    label: 'الطلب الذي تعمل عليه',
    another: 'طلب جديد',
  },
  profile: {
    text: 'ما نعرفه عنك وعن شركتك.',
    company: 'الشركة',
    website: 'الموقع',
    role: 'دورك',
    country: 'البلد',
    settings: 'الإعدادات والخصوصية',
    settingsText: 'الإشعارات، والأجهزة التي دخلت منها، ونسخة من بياناتك.',
    openSettings: 'فتح الإعدادات',
  },
}
