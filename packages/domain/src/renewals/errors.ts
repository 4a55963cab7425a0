import { DAYS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const renewalErrors = refusals({
  renewal_moved: {
    status: 409,
    en: 'This renewal has already been answered or withdrawn.',
    ar: 'سبق الرد على هذا التجديد أو سُحب عرضه.',
  },
  start_too_late: {
    status: 422,
    en: 'The new term must begin by {day}, within {days} of the end of the current one.',
    ar: 'تبدأ المدة الجديدة في موعد أقصاه {day}، أي خلال {days} من نهاية الحالية.',
    counts: { days: DAYS },
  },
  terms_open: {
    status: 409,
    en: 'New terms are waiting for your decision. Accept or drop them before you renew.',
    ar: 'توجد شروط جديدة بانتظار قرارك. اقبلها أو تخلَّ عنها قبل التجديد.',
  },
  contract_over: {
    status: 409,
    en: 'The contract has ended. It can no longer be renewed.',
    ar: 'انتهى العقد، ولم يعد تجديده ممكنًا.',
  },
})
