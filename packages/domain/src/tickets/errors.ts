import { refusals } from '../kernel/refusal.ts'

/** What the second of two colleagues is told (D-121); nothing of theirs was sent. */
export const ticketErrors = refusals({
  ticket_answered: {
    status: 409,
    en: '{name} has already answered. Read it, then send yours if it is still needed.',
    ar: 'سبق الرد من {name}. اقرأه، ثم أرسل ردك إن بقيت له حاجة.',
  },
  ticket_closed: {
    status: 409,
    en: '{name} has already closed this ticket.',
    ar: 'سبق إغلاق هذه التذكرة من {name}.',
  },
  ticket_reopened: {
    status: 409,
    en: '{name} has already opened this ticket again.',
    ar: 'سبقت إعادة فتح هذه التذكرة من {name}.',
  },
  ticket_language: {
    status: 409,
    en: 'Your answer is not in the language of whoever asked.',
    ar: 'ردك ليس بلغة السائل.',
  },
})
