import { MESSAGE_FILES, MESSAGE_LENGTH } from '../conversations/limits.ts'

/** What becomes of a mail that comes in; `held` waits for a colleague. */
export const INBOUND_OUTCOMES = ['taken', 'ignored', 'held'] as const
export type InboundOutcome = (typeof INBOUND_OUTCOMES)[number]

type ReasonFacts = {
  readonly outcome: Exclude<InboundOutcome, 'taken'>
  /** A colleague may take it for the message of the person whose reply address it was sent to. */
  readonly isAcceptable?: true
}
/** Why a mail changed nothing. */
export const INBOUND_REASONS = {
  /** Written by a program. */
  auto_reply: { outcome: 'ignored' },
  bounce: { outcome: 'ignored' },
  bulk: { outcome: 'ignored' },
  /** A mail of ours that came back: a loop. */
  own: { outcome: 'ignored' },
  /** To none of our reply addresses, or to one whose signature is not ours. */
  no_address: { outcome: 'held' },
  /** From another address than that of the person the reply address belongs to. */
  other_sender: { outcome: 'held', isAcceptable: true },
  /** Whoever it belonged to has left, or what it is about is gone. */
  gone: { outcome: 'held' },
  /** Nothing but history and a signature. */
  no_text: { outcome: 'held' },
  too_long: { outcome: 'held' },
  /** One of more in a minute than a person writes. */
  too_many: { outcome: 'held', isAcceptable: true },
  /** More bytes or parts than are read, in a mailbox: nobody has refused it to its sender. */
  too_large: { outcome: 'held' },
  /** Not a mail that can be read, likewise. */
  unreadable: { outcome: 'held' },
} as const satisfies Readonly<Record<string, ReasonFacts>>
export type InboundReason = keyof typeof INBOUND_REASONS
export const reasonFacts = (reason: InboundReason): ReasonFacts => INBOUND_REASONS[reason]
export const ALL_INBOUND_REASONS = Object.keys(INBOUND_REASONS) as [InboundReason, ...InboundReason[]]

/** What a colleague decides about a held mail. */
export const INBOUND_DECISIONS = ['accepted', 'discarded'] as const
export type InboundDecision = (typeof INBOUND_DECISIONS)[number]

/** Bytes of a whole mail, as it comes over the wire. */
export const MAX_MAIL_BYTES = 25 * 2 ** 20
/** Characters of a held mail that are stored. */
export const MAX_REPLY_LENGTH = 20_000

type ReplyFacts = {
  /** Characters of what somebody wrote themselves. */
  readonly maxLength: number
}
/** What a reply address can belong to. A new kind stands at the end: its place is in the token. */
export const REPLY_FACTS = {
  ticket: { maxLength: MAX_REPLY_LENGTH },
  conversation: { maxLength: MESSAGE_LENGTH },
} as const satisfies Readonly<Record<string, ReplyFacts>>
export type ReplyKind = keyof typeof REPLY_FACTS
export const REPLY_KINDS = Object.keys(REPLY_FACTS) as [ReplyKind, ...ReplyKind[]]

/** As on the page. */
export const MAIL_FILES = MESSAGE_FILES
