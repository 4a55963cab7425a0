export const MAX_TOPIC_LENGTH = 1000
export const MAX_REASON_LENGTH = 1000
