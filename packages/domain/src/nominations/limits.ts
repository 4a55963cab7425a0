export const PASS_REASON_LENGTH = 5000
/** Said wherever a client does not want somebody and gives no reason. */
export const REASON_NEEDED = { en: 'Please write a reason to help us', ar: 'اكتب السبب لتساعدنا' } as const
export const MOST_REASONS = 5
/** Nominated with one call. */
export const MOST_NOMINATED = 10
/** Of one reason for somebody, and of the one for taking a nomination back. */
export const REASON_LENGTH = 300
/** What kept a client from somebody, in one word: the talent is told it, and we count them. */
export const PASS_TAGS = [
  'skills',
  'seniority',
  'language',
  'availability',
  'price',
  'position_filled',
  'other',
] as const
/** Nominations that stand, and those that expired or were turned down. */
export const NOMINATION_LISTS = ['standing', 'past'] as const
/** What no policy may allow at once. */
export const MOST_EXTENSION_DAYS = 90
