/** Length limits in characters, in a module of their own for pages that do not load the schemas. */
export const SENDER_LENGTH = 120
export const MESSAGE_LENGTH = 5000
export const BRIEF_LENGTH = 5000
