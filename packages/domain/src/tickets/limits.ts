export const ANSWER_LENGTH = 3000
