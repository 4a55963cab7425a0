import { refusals } from '../kernel/refusal.ts'

/** They name neither whom somebody meets then nor what about. */
export const calendarErrors = refusals({
  own_time_busy: {
    status: 409,
    en: 'You have another appointment at this time. Choose another.',
    ar: 'لديك موعد آخر في هذا الوقت. اختر وقتًا آخر.',
  },
  colleague_time_busy: {
    status: 409,
    en: 'A colleague who joins you has another appointment at this time. Choose another.',
    ar: 'لدى أحد زملائك المشاركين موعد آخر في هذا الوقت. اختر وقتًا آخر.',
  },
  their_time_busy: {
    status: 409,
    en: 'The other side has another appointment at this time. Choose another.',
    ar: 'لدى الطرف الآخر موعد آخر في هذا الوقت. اختر وقتًا آخر.',
  },
})
