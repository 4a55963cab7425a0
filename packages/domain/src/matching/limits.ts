/** What a client thinks of somebody: a private bookmark, or a request to the account manager (D-69). */
export const MARKS = ['saved', 'shortlisted'] as const
/** How much somebody works, and how soon: of each, one of the chosen is enough. */
export const WORK_TIMES = ['full_time', 'part_time'] as const
export const STARTS = ['immediately', 'within_a_month'] as const
export const AVAILABILITIES = [...WORK_TIMES, ...STARTS] as const
/** Hours shared with the company a day, at least; a working day has nine. */
export const MIN_HOURS = { min: 1, max: 9 } as const
/** Weeks until work can begin, at most. */
export const MAX_WEEKS = { min: 0, max: 10 } as const
export const SORTS = ['match', 'experience', 'availability', 'newest'] as const
/** Limits of a filter and of a comparison. */
export const MAX_CHOICES = 20
export const MAX_COMPARED = 4
export const KEY_LENGTH = 64
