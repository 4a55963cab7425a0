import { refusals } from '../kernel/refusal.ts'

export const messageErrors = refusals({
  message_gone: {
    status: 409,
    en: 'This message cannot be sent again: it is on its way, or its text is no longer stored.',
    ar: 'لا يمكن إرسال هذه الرسالة مرة أخرى: هي في طريقها، أو لم نعد نحتفظ بنصها.',
  },
  message_not_failed: {
    status: 409,
    en: 'Only a message that failed can be dismissed: this one is on its way, arrived, or is dismissed already.',
    ar: 'لا تُستبعد إلا رسالة لم تصل: هذه في طريقها، أو وصلت، أو استُبعدت من قبل.',
  },
})
