export const LONGEST_COMMENT = 500
