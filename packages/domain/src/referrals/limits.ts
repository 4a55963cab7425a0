export const MOST_YEARS = 60
