import { refusals } from '../kernel/refusal.ts'

/** Refusal of the second of two colleagues (D-121); nothing of theirs was sent. */
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
  ticket_merged: {
    status: 409,
    en: 'This ticket was merged into {reference}. Answer it there.',
    ar: 'دُمجت هذه التذكرة مع التذكرة {reference}، والرد عليها هناك.',
  },
  ticket_not_mergeable: {
    status: 409,
    en: 'Only two open tickets of the same asker are merged, and not one awaiting a decision elsewhere.',
    ar: 'الدمج لتذكرتين مفتوحتين من السائل نفسه، وليس لتذكرة تنتظر قرارًا في مكان آخر.',
  },
  /** A colleague cannot have a ticket they may not read. */
  ticket_not_theirs: {
    status: 422,
    en: 'This kind of ticket is not part of the role of {name}.',
    ar: 'هذا النوع من التذاكر ليس من مهام {name}.',
  },
  template_changed: {
    status: 409,
    en: '{name} changed this template while you were working. Read it, then save yours.',
    ar: 'سبق تعديل هذا القالب من {name}. اقرأه ثم احفظ تعديلك.',
  },
  template_placeholder: {
    status: 422,
    en: 'Use {name} and {reference} only; anything else in braces is not filled in.',
    ar: 'الرموز المتاحة {name} و{reference} فقط، وما سواها بين القوسين لا يُستبدل.',
  },
  /** Whoever asked has left, and their address with them. */
  ticket_no_address: {
    status: 409,
    en: 'The person who asked has closed their account, so an answer would reach nobody. You can close the ticket.',
    ar: 'أُغلق حساب السائل، ولن يصل الرد إلى أحد. يمكنك إغلاق التذكرة.',
  },
  ticket_language: {
    status: 409,
    en: 'Your answer is not in the language of the person who asked.',
    ar: 'ردك ليس بلغة السائل.',
  },
})
