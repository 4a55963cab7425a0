import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { CalendarPart } from '../calendar/calendar.ts'
import type { Channel } from './message.ts'

/** A message as it leaves the house. */
export type Outgoing = {
  id: string
  channel: Channel
  to: string
  lang: Lang
  subject: string | null
  text: string
  html: string | null
  headers: Record<string, string>
  calendar: CalendarPart | null
}

/** Somebody who carries messages: a provider, or the local outbox. */
export interface Driver {
  /** True when the message stays with us, to be read in the outbox page. */
  readonly local: boolean
  /** Resolves when the message was taken. Throws to be asked again later; `Undeliverable` to be left alone. */
  send(message: Outgoing): Promise<{ providerId: string | null }>
  /** What the provider reports later about a message it took. Nothing when it was not the provider who called. */
  receipt?(call: ReceiptCall): Receipt | readonly Receipt[] | null
  close?(): void
}

/** A call to our address for receipts, as it came. */
export type ReceiptCall = {
  url: string
  headers: Record<string, unknown>
  query: Record<string, string>
  fields: Record<string, string>
  /** Its words as they came, for whoever signs those. */
  body: string
}

export type Receipt = {
  providerId: string
  /** Still on its way says nothing yet; whoever complained got it, and wants no more. */
  outcome: 'delivered' | 'bounced' | 'complained' | 'underway'
  reason: string | null
  /** Nothing will ever arrive there. */
  isGone: boolean
}

/** Asking again cannot help: the receiver does not exist or refuses us, or (then not `isGone`) refuses these words. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly isGone: boolean

  constructor(message: string, isGone = true) {
    super(message)
    this.isGone = isGone
  }
}

export type Drivers = { mail: Driver; phone: Driver }

/** Keeps the message in our own table, where `/local/outbox` shows it. */
export const localDriver: Driver = { local: true, send: async () => ({ providerId: null }) }
