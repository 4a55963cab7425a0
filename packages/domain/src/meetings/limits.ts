export const LONGEST_TOPIC = 1000
export const LONGEST_REASON = 1000
