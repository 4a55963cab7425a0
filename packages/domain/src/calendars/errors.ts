import { refusals } from '../kernel/refusal.ts'

/** Of what others have they name neither whom somebody meets then nor what about. */
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
  successor_busy: {
    status: 409,
    en: 'The interview with {name} ({time}) is at the time of another appointment of yours, and no colleague is free then. Move one of the two first.',
    ar: 'موعد المقابلة مع {name} ({time}) يتعارض مع موعد آخر لديك، ولا زميل متاح في هذا الوقت. غيّر أحد الموعدين أولًا.',
  },
  their_time_busy: {
    status: 409,
    en: 'The other side has another appointment at this time. Choose another.',
    ar: 'لدى الطرف الآخر موعد آخر في هذا الوقت. اختر وقتًا آخر.',
  },
})
