import { refusals } from '../kernel/refusal.ts'

export const buyoutErrors = refusals({
  buyout_asked: {
    status: 409,
    en: 'Taking over this contract was asked for already.',
    ar: 'سبق طلب نقل هذا التعاقد.',
  },
  buyout_price_changed: {
    status: 409,
    en: 'The price changed while you were reading. Read it again before you ask.',
    ar: 'تغيّر المبلغ أثناء اطلاعك. راجعه قبل الطلب.',
  },
  buyout_paused: {
    status: 409,
    en: 'The talent didn’t agree last time. You can ask again from {day}.',
    ar: 'لم توافق الكفاءة في المرة السابقة. يمكنك الطلب مرة أخرى من {day}.',
  },
  buyout_settled: {
    status: 409,
    en: 'This request was already answered, withdrawn or has expired.',
    ar: 'سبق الرد على هذا الطلب أو سُحب أو انتهت مهلته.',
  },
  buyout_unanswered: {
    status: 409,
    en: 'The talent hasn’t agreed yet. A takeover is approved after that.',
    ar: 'لم توافق الكفاءة بعد. يُعتمد نقل التعاقد بعد موافقتها.',
  },
})
