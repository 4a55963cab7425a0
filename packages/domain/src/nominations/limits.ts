export const PASS_REASON_LENGTH = 5000
/** Default reason of a rejection without one. */
export const REASON_NEEDED = { en: 'Please write a reason to help us', ar: 'اكتب السبب لتساعدنا' } as const
export const MAX_REASONS = 5
/** Nominated with one call. */
export const MAX_NOMINATED = 10
/** Of one reason for somebody, and of the one for taking a nomination back. */
export const REASON_LENGTH = 300
/** Tag of a rejection: shown to the talent, and counted. */
export const PASS_TAGS = [
  'skills',
  'seniority',
  'language',
  'availability',
  'start',
  'price',
  'position_filled',
  'other',
] as const
/** Current nominations, and those that expired or were rejected. */
export const NOMINATION_LISTS = ['standing', 'past'] as const
/** What no policy may allow at once. */
export const MAX_EXTENSION_DAYS = 90
