export const REASON_LENGTH = 500
export const HOLIDAY_NAME_LENGTH = 80
/** Changes are planned for at most so many days ahead. */
export const MAX_DAYS_AHEAD = 366
