/** How much visitors may write, in characters. Apart from the schemas, for pages that do not carry them. */
export const SENDER_LENGTH = 120
export const MESSAGE_LENGTH = 5000
export const BRIEF_LENGTH = 5000
