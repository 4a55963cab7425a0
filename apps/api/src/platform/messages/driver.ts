import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { MessageChannel, ReceiptKind } from '@fareeq/domain/notifications/limits.ts'
import type { CalendarPart } from '../calendar/calendar.ts'

/** A message as a provider gets it. */
export type OutgoingMessage = {
  id: string
  channel: MessageChannel
  to: string
  lang: Lang
  subject: string | null
  text: string
  html: string | null
  headers: Record<string, string>
  calendar: CalendarPart | null
}

/** Transport of messages: a provider, or the local outbox. */
export interface Driver {
  /** True when messages stay in our table and are shown in the outbox page. */
  readonly local: boolean
  /** Resolves when the provider has accepted it. Throws for a retry; `Undeliverable` for none. */
  send(message: OutgoingMessage): Promise<{ providerId: string | null }>
  /** Delivery receipts (webhook) of the provider. Null when the signature is not the provider's. */
  receipt?(call: ReceiptCall): Receipt | readonly Receipt[] | null
  close?(): void
}

/** A webhook call, unparsed. */
export type ReceiptCall = {
  url: string
  headers: Record<string, unknown>
  query: Record<string, string>
  fields: Record<string, string>
  /** The raw body, for signatures over it. */
  body: string
  now: Date
}

export type Receipt = {
  providerId: string
  /** `underway` is not final; `complained` was delivered, and suppresses further mails. */
  outcome: ReceiptKind | 'underway'
  reason: string | null
  /** Permanent: the address does not exist. */
  isGone: boolean
}

/** Permanent failure: the receiver does not exist or refuses us, or (then not `isGone`) refuses the content. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly isGone: boolean

  constructor(message: string, isGone = true) {
    super(message)
    this.isGone = isGone
  }
}

export type Drivers = { mail: Driver; phone: Driver }

/** Keeps the message in our table, where `/local/outbox` shows it. */
export const localDriver: Driver = { local: true, send: async () => ({ providerId: null }) }
