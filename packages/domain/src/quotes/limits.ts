export const TITLE_LENGTH = 120
export const NOTE_LENGTH = 2000
export const REASON_LENGTH = 500
export const MAX_LINES = 20
/** A quote holds for so many days at most. */
export const MAX_VALID_DAYS = 180
/** Unless somebody chooses another day. */
export const USUAL_VALID_DAYS = 30
/** So many days before its last one the company is reminded. */
export const REMINDER_DAYS = 3
