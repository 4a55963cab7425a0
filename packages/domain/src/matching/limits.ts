/** What a client thinks of somebody: a private bookmark, or a request to the account manager (D-69). */
export const MARKS = ['saved', 'shortlisted'] as const
/** How much somebody works, and how soon: of each, one of the chosen is enough. */
export const WORK_TIMES = ['full_time', 'part_time'] as const
export const STARTS = ['immediately', 'within_a_month'] as const
export const AVAILABILITIES = [...WORK_TIMES, ...STARTS] as const
export const SORTS = ['match', 'experience', 'availability', 'newest'] as const
/** Limits of a filter and of a comparison. */
export const MAX_CHOICES = 20
export const MAX_COMPARED = 4
export const KEY_LENGTH = 64
