export const ANSWER_LENGTH = 3000
/** What a visitor may write to us about; the subject of their ticket. */
export const CONTACT_TOPICS = ['hiring', 'talent', 'partnership', 'press', 'support', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
