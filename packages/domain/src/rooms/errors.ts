import { refusals } from '../kernel/refusal.ts'

export const roomErrors = refusals({
  room_closed: {
    status: 409,
    en: 'The room is not open now.',
    ar: 'الغرفة غير مفتوحة الآن.',
  },
  pad_too_long: {
    status: 422,
    en: 'The shared code has grown too long. Remove some of it.',
    ar: 'طال النص المشترك كثيرًا. احذف بعضه.',
  },
  pad_unreadable: {
    status: 422,
    en: 'This change of the shared code could not be read. Reload the page.',
    ar: 'تعذّرت قراءة هذا التغيير. أعد تحميل الصفحة.',
  },
})
