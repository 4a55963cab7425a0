export const WORK_REVIEW_SIDES = ['talent', 'client'] as const
export type WorkReviewSide = (typeof WORK_REVIEW_SIDES)[number]

/** Whether one would work together again. */
export const AGAIN = ['yes', 'perhaps', 'no'] as const
export type Again = (typeof AGAIN)[number]

export const BEST_RATING = 5
/** From this one down the account manager hears of it at once. */
export const LOW_RATING = 2

export const WORDS_LENGTH = 500
export const FEEDBACK_LENGTH = 500
export const REFERENCE_LENGTH = 1000
export const REPLY_LENGTH = 500
export const REASON_LENGTH = 500
