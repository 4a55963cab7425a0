import { refusals } from '../kernel/refusal.ts'

export const proposalErrors = refusals({
  /** The second of two colleagues (D-121). */
  proposal_waiting: {
    status: 409,
    en: '{name} has already suggested an edit to this text. It awaits the talent’s answer, and nothing was changed.',
    ar: 'سبق أن وصل اقتراح من {name} لهذا النص، وهو بانتظار الرد. لم يتغيّر شيء.',
  },
  proposal_over: {
    status: 409,
    en: 'This proposal is no longer open.',
    ar: 'لم يعد هذا الاقتراح قائمًا.',
  },
  wording_same: {
    status: 422,
    en: 'The profile already says exactly this.',
    ar: 'هذا هو النص الحالي في الملف.',
  },
  proposal_banned: {
    status: 409,
    en: 'This account is banned: its profile is neither reworded nor written to.',
    ar: 'هذا الحساب موقوف، فلا يُعدَّل ملفه ولا يُقترح عليه شيء.',
  },
})
