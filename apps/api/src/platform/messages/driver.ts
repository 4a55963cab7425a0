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
  close?(): void
}

/** The receiver does not exist or refuses: asking again cannot help. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

export type Drivers = { mail: Driver; phone: Driver }

/** Keeps the message in our own table, where `/local/outbox` shows it. */
export const localDriver: Driver = { local: true, send: async () => ({ providerId: null }) }
