export const MAX_YEARS = 60
