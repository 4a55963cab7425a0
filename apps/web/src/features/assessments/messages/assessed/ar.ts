/** Assessments in a profile, a line each: apart from the report, which a profile does not carry. */
export const ar = {
  none: 'لا تقييمات مجتازة لعرضها بعد.',
  open: 'عرض التقرير كاملًا',
  watch: 'مشاهدة التقييم بالفيديو',
  read: 'قراءة الإجابات المكتوبة',
  noPersonality: 'لا نتيجة شخصية لعرضها',
}
