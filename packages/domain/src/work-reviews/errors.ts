import { refusals } from '../kernel/refusal.ts'

export const workReviewErrors = refusals({
  work_review_answered: {
    status: 409,
    en: 'This was already answered, or the time for it is over.',
    ar: 'سبق الرد على هذا السؤال أو انتهى وقته.',
  },
  reference_moved: {
    status: 409,
    en: 'The reference has changed meanwhile. Read it again.',
    ar: 'تغيّرت التوصية في هذه الأثناء، اقرأها من جديد.',
  },
})
