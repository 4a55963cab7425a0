import { refusals } from '../kernel/refusal.ts'

export const renewalErrors = refusals({
  renewal_moved: {
    status: 409,
    en: 'This renewal has been answered meanwhile.',
    ar: 'سبق الرد على هذا التجديد.',
  },
  start_too_late: {
    status: 422,
    en: 'The new term begins by {day} at the latest, within 30 days after the present one.',
    ar: 'تبدأ المدة الجديدة في موعد أقصاه {day}، أي خلال 30 يومًا من نهاية الحالية.',
  },
  contract_over: {
    status: 409,
    en: 'The contract has ended. It can no longer be renewed.',
    ar: 'انتهى العقد، ولم يعد تجديده ممكنًا.',
  },
})
