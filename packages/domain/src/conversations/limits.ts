import type { Action } from '../kernel/permissions/permissions.ts'

type ContextFacts = {
  /** Whether the talent it is about takes part. */
  readonly talent: boolean
  /** What a member of the company must be allowed to; null where the company takes no part. */
  readonly client: Action | null
  /** The same for colleagues, who answer in it. */
  readonly staff: Action
}

/** What a conversation can be about: one thread for each. */
export const CONVERSATION_FACTS = {
  /** Whoever may read what the contract pays: people write about pay in it. */
  contract: { talent: true, client: 'contracts.salary', staff: 'contracts.salary' },
  payout: { talent: true, client: null, staff: 'payouts.read' },
  /** Between the company and us: the talent learns which company it is from its request for an interview. */
  nomination: { talent: false, client: 'talents.choose', staff: 'nominations.give' },
  interview: { talent: true, client: 'interviews.arrange', staff: 'interviews.read' },
  /** Whoever may make, change and answer it. */
  offer: { talent: true, client: 'offers.make', staff: 'offers.make' },
} as const satisfies Readonly<Record<string, ContextFacts>>
export type ConversationKind = keyof typeof CONVERSATION_FACTS
export const CONVERSATION_KINDS = Object.keys(CONVERSATION_FACTS) as [ConversationKind, ...ConversationKind[]]
export const conversationFacts = (kind: ConversationKind): ContextFacts => CONVERSATION_FACTS[kind]

export const SIDES = ['talent', 'client', 'staff'] as const
export type Side = (typeof SIDES)[number]

/** What somebody can be reached by outside. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'handle'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Which conversations a colleague is written to about: those they have written in, all that they answer, or none. */
export const MAIL_CHOICES = ['mine', 'all', 'none'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
export const DEFAULT_MAIL_CHOICE: MailChoice = 'mine'

/** Why a person reports a message. */
export const REPORT_REASONS = ['contact', 'insult', 'discrimination', 'fraud', 'private', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_ANSWERS = ['hidden', 'dismissed'] as const
export type ReportAnswer = (typeof REPORT_ANSWERS)[number]

/** What a colleague looks at: a message that was held back, or one that somebody reported. */
export const REVIEW_KINDS = ['held', 'reported'] as const

/** What may be attached to a message, and to an answer by mail; the type is read from the content. */
export const MESSAGE_FILES = {
  max: 5,
  maxBytes: 10 * 2 ** 20,
  media: { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' },
} as const
export const MESSAGE_FILE_UPLOAD = {
  field: 'file',
  maxBytes: MESSAGE_FILES.maxBytes,
  types: Object.keys(MESSAGE_FILES.media) as (keyof typeof MESSAGE_FILES.media)[],
} as const
/** Far more than a person attaches. */
export const UPLOADS_PER_HOUR = 60

export const REPORT_NOTE_LENGTH = 500
/** Of the sentence to whoever wrote a message that stays held back. */
export const KEEP_NOTE_LENGTH = 500
export const REVIEWS_PAGE = 30
export const MESSAGE_LENGTH = 4000
/** Far more than a person writes. */
export const MESSAGES_PER_MINUTE = 40
export const MESSAGES_PAGE = 50
export const CONVERSATIONS_PAGE = 30
