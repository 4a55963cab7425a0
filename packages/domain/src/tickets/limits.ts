export const ANSWER_LENGTH = 3000
export const TEMPLATE_NAME_LENGTH = 80
/** Tickets changed by one bulk call. */
export const BULK_TICKETS = 50
/** Presence: how long a colleague counts as writing after the last event, and how often the page sends one. */
export const WRITING_SECONDS = 20
export const WRITING_EVERY_SECONDS = 8
/** What a visitor may write to us about; the subject of their ticket. */
export const CONTACT_TOPICS = [
  'hiring',
  'talent',
  'company',
  'partnership',
  'press',
  'support',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
