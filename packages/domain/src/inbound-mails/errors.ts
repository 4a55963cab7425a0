import { refusals } from '../kernel/refusal.ts'

export const inboundMailErrors = refusals({
  mail_not_acceptable: {
    status: 409,
    en: 'This email cannot be added: the person its address belongs to does not take part any more, or it is too long.',
    ar: 'لا يمكن إضافة هذا البريد: صاحب العنوان لم يعد مشاركًا، أو أن النص أطول من المسموح.',
  },
  mail_signature: {
    status: 400,
    en: 'The signature is invalid or too old.',
    ar: 'التوقيع غير صالح أو قديم.',
  },
  mail_too_many_parts: {
    status: 422,
    en: 'This mail has more parts than we read.',
    ar: 'في هذا البريد أجزاء أكثر مما نقرأ.',
  },
  mail_unreadable: {
    status: 422,
    en: 'This is not a mail we can read.',
    ar: 'تعذّرت قراءة هذا البريد.',
  },
})
