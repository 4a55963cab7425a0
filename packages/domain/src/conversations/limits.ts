import type { Action } from '../kernel/permissions/permissions.ts'

type ContextFacts = {
  /** What a member of the company must be allowed to; null where the company takes no part. */
  readonly client: Action | null
  /** The same for colleagues, who answer in it. */
  readonly staff: Action
}

/** What a conversation can be about: one thread for each. Its talent always takes part. */
export const CONVERSATION_FACTS = {
  /** Whoever may read what the contract pays: people write about pay in it. */
  contract: { client: 'contracts.salary', staff: 'contracts.salary' },
  payout: { client: null, staff: 'payouts.read' },
} as const satisfies Readonly<Record<string, ContextFacts>>
export type ConversationKind = keyof typeof CONVERSATION_FACTS
export const CONVERSATION_KINDS = Object.keys(CONVERSATION_FACTS) as [ConversationKind, ...ConversationKind[]]
export const conversationFacts = (kind: ConversationKind): ContextFacts => CONVERSATION_FACTS[kind]

export const SIDES = ['talent', 'client', 'staff'] as const
export type Side = (typeof SIDES)[number]

/** What somebody can be reached by outside. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'handle'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export const MESSAGE_LENGTH = 4000
/** Far more than a person writes. */
export const MESSAGES_PER_MINUTE = 40
export const MESSAGES_PAGE = 50
export const CONVERSATIONS_PAGE = 30
