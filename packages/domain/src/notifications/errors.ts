import { refusals } from '../kernel/refusal.ts'

export const messageErrors = refusals({
  message_gone: {
    status: 409,
    en: 'This message cannot be sent again: it is on its way, or its text is no longer stored.',
    ar: 'لا يمكن إرسال هذه الرسالة مرة أخرى: هي في طريقها، أو لم نعد نحتفظ بنصها.',
  },
})
