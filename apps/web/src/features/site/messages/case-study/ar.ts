/** The story of a client, with the illustrations of the only story so far. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'قصة نجاح',
  figures: 'القصة في سطور',
  demo: 'قصة افتراضية لأغراض العرض، والشركة والشخصيات غير حقيقية.',
  about: 'عن الشركة',
  examDay: {
    before: {
      title: 'يوم اختبار، من قبل',
      moments: [
        { at: '8:00', what: 'يدخل الطلاب' },
        { at: '8:01', what: 'تبطؤ الصفحات' },
        { at: '8:05', what: 'يتصل أولياء الأمور' },
      ],
    },
    after: {
      title: 'يوم اختبار، الآن',
      moments: [
        { at: '8:00', what: 'يدخل الطلاب' },
        { at: '10:00', what: '«هل بدأ الاختبار فعلًا؟»' },
      ],
    },
    caption: 'الخط زمن استجابة الصفحة، مرسوم للتوضيح.',
  },
  squad: {
    caption: 'ستة أشخاص في أربع مدن، وثلاث ساعات مشتركة كل يوم.',
    people: [
      { id: 'squad-product', letters: 'م م', role: 'مدير منتج', place: 'المعمل الإبداعي' },
      { id: 'squad-design', letters: 'م ص', role: 'مصممة', place: 'المعمل الإبداعي' },
      { id: 'squad-cairo', letters: 'م خ', role: 'مهندس أنظمة خلفية', place: 'القاهرة' },
      { id: 'squad-tunis', letters: 'م خ', role: 'مهندس أنظمة خلفية', place: 'تونس' },
      { id: 'squad-frontend', letters: 'م و', role: 'مطورة واجهات', place: 'عمّان' },
      { id: 'squad-tester', letters: 'م ج', role: 'مهندسة جودة، دوام جزئي', place: 'جدة' },
    ],
  },
  months: {
    caption: 'تسعة أشهر من أول يوم إلى التجديد.',
    works: [
      { name: 'المعمل الإبداعي', when: 'أول أسبوعين' },
      { name: 'محرك الاختبارات وحده', when: 'حتى الشهر الخامس' },
      { name: 'واجهة من اليمين', when: 'من الثالث إلى السادس' },
      { name: 'حفظ الإجابة في الهاتف', when: 'الشهران الرابع والخامس' },
      { name: 'اختبار تحمّل كل ليلة', when: 'من الخامس إلى النهاية' },
    ],
    renewed: 'تجديد العقد',
  },
  last: {
    title: 'هل لديكم موسم ذروة يقلقكم؟',
    text: 'صِفوا لنا ما يتعثر، ونرشّح لكم من يعرف كيف يعالجه.',
    action: 'وصف فريق عملكم',
  },
}
export type CaseStudyWords = typeof ar
