import { refusals } from '../kernel/refusal.ts'

export const roomErrors = refusals({
  room_closed: {
    status: 409,
    en: 'The room is not open now.',
    ar: 'الغرفة غير مفتوحة الآن.',
  },
  pad_too_long: {
    status: 422,
    en: 'The shared editor is over its limit. Delete some of the text.',
    ar: 'تجاوز المحرر المشترك الحد المسموح. احذف جزءًا من النص.',
  },
  pad_unreadable: {
    status: 422,
    en: 'This change to the shared editor could not be read. Reload the page.',
    ar: 'تعذّرت قراءة هذا التغيير في المحرر المشترك. حدّث الصفحة.',
  },
})
