import { refusals } from '../kernel/refusal.ts'

export const matchingErrors = refusals({
  no_request: {
    status: 409,
    en: 'First describe who you are looking for.',
    ar: 'صِف أولًا من تبحث عنه.',
  },
})
