import { refusals } from '../kernel/refusal.ts'

export const matchingErrors = refusals({
  no_request: {
    status: 409,
    en: 'Describe whom you are looking for first.',
    ar: 'صِف أولًا من تبحث عنه.',
  },
})
