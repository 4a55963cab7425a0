/** The report of a talent, which is made of assessment results. The Arabic file defines the type. */
export const ar = {
  title: 'تقريرك',
  none: 'لا تقرير بعد',
  why: 'يُكتب التقرير من نتائج التقييمات على منصة فريق، ولا نتيجة لك فيها. التقييمات لم تُفتح بعد، فلا شيء مطلوب منك الآن.',
  toProfile: 'عرض الملف',
}
