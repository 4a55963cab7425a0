import { refusals } from '../kernel/refusal.ts'

export const conversationErrors = refusals({
  message_file_missing: {
    status: 422,
    en: 'One of the files is no longer there. Attach it again.',
    ar: 'أحد الملفات لم يعد موجودًا. أرفقه مرة أخرى.',
  },
  message_not_reportable: {
    status: 409,
    en: 'This message cannot be reported: it is your own, or it is no longer shown.',
    ar: 'لا يمكن الإبلاغ عن هذه الرسالة: هي رسالتك، أو لم تعد ظاهرة.',
  },
  review_not_impartial: {
    status: 403,
    en: 'You wrote this message, so another colleague decides about the report.',
    ar: 'هذه رسالتك، ويقرر في البلاغ عنها زميل آخر.',
  },
})
