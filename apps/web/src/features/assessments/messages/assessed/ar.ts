/** Assessments in a profile, a line each: apart from the report, which a profile does not carry. */
export const ar = {
  title: 'التقييمات',
  none: 'لم تُجرَ تقييمات تقنية بعد.',
  open: 'عرض التقرير كاملًا',
  watch: 'مشاهدة التقييم بالفيديو',
  personality: 'تقرير الشخصية متاح',
  noPersonality: 'لا نتيجة شخصية لعرضها',
}
