import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Why the product. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'للشركات وللكفاءات معًا',
  start: 'وصف فريق عملكم',
  join: 'الانضمام إلى الكفاءات',
  tenths: {
    before: 'من قبل',
    now: 'معنا',
    tenths: countedAr({
      zero: 'لا شيء',
      one: 'عُشر واحد',
      two: 'عُشران',
      few: '{n} أعشار',
      many: '{n} عُشرًا',
      other: '{n} عُشر',
    }),
    caption: 'كل نقطة عُشر ما كان يلزم من قبل.',
    how: 'كيف نحسب أرقامنا',
  },
  funnel: {
    label: 'أربع خطوات، تقل النقاط بعد كل خطوة منها حتى تبقى ترشيحات قليلة',
    caption: 'رسم توضيحي: كثيرون يبدؤون، وقليل يصل إليكم.',
  },
  steps: { title: 'الخطوات الأربع، ومتى تنتهي كل منها' },
  report: {
    label: 'مثال على تقرير واحد: تقرؤه الكفاءة أولًا، ثم الشركة، والراتب مخفي حتى توافق الكفاءة',
    title: 'تقرير التقييم التقني',
    skills: ['TypeScript', 'SQL', 'حل المشكلات'],
    salary: 'الراتب الشهري: مخفي حتى توافق الكفاءة',
    readers: [
      { who: 'الكفاءة', when: 'تقرأ أولًا' },
      { who: 'الشركة', when: 'تقرأ بعدها' },
    ],
  },
  invoice: {
    title: 'فاتورة شهر واحد',
    lines: [
      { name: 'الراتب الصافي', text: 'يصل كاملًا إلى الكفاءة' },
      { name: 'ضريبة الاستقطاع', text: 'حيث تجب' },
      { name: 'رسوم الخدمة', text: 'معروفة قبل التوقيع' },
      { name: 'ضريبة القيمة المضافة', text: 'للعملاء داخل السعودية' },
    ],
    caption: 'رسم توضيحي للبنود، لا للأسعار.',
  },
  overlap: {
    title: 'الساعات المشتركة مع الرياض',
    riyadh: 'الرياض',
    cities: {
      amman: 'عمّان',
      cairo: 'القاهرة',
      tunis: 'تونس',
      lagos: 'لاغوس',
      karachi: 'كراتشي',
      kualaLumpur: 'كوالالمبور',
    },
    hours: countedAr({
      zero: 'لا ساعات',
      one: 'ساعة',
      two: 'ساعتان',
      few: '{n} ساعات',
      many: '{n} ساعة',
      other: '{n} ساعة',
    }),
    caption: 'يوم عمل من 9 ص إلى 6 م في كل مدينة، والساعات بتوقيت الرياض. والمشترك باللون الأوضح.',
  },
  search: {
    typed: 'ما يُكتب',
    found: 'ما يُفهم',
    pairs: [
      { typed: 'احمد', found: 'أحمد' },
      { typed: 'مهندسه', found: 'مهندسة' },
      { typed: 'مصطفي', found: 'مصطفى' },
    ],
    caption: 'من يكتب على عجل يجد ما يريد.',
  },
  claims: {
    how: 'كيف نحسبه',
    asOf: 'حتى',
    live: 'نعدّه الآن:',
  },
  last: {
    title: 'جرّبونا في طلب واحد',
    text: 'صِفوا من تحتاجون إليه، ولا التزام قبل المقابلة.',
    action: 'وصف فريق عملكم',
  },
}
export type WhyWords = typeof ar
