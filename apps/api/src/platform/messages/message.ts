import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { CalendarPart } from '../calendar/calendar.ts'

export const CHANNELS = ['email', 'sms', 'whatsapp', 'voice'] as const
export type Channel = (typeof CHANNELS)[number]

type Common = {
  to: string
  lang: Lang
  text: string
  /** Carries a code: its words are wiped from our table once a provider has taken it. */
  secret?: boolean
  /** Leaves so much later at the earliest. Milliseconds. */
  wait?: number
}
export type Email = Common & {
  channel: 'email'
  subject: string
  html?: string
  headers?: Record<string, string>
  /** An invitation, for the calendar of whoever reads it. */
  calendar?: CalendarPart | null
  /** While it waits, whatever is said with the same key may join it. */
  digestKey?: string
}
export type PhoneMessage = Common & { channel: 'sms' | 'whatsapp' | 'voice' }

/** What a feature wants to be said to somebody. */
export type Message = Email | PhoneMessage

/** The headers a feature may set; everything else of a mail is ours to write. */
const HEADERS = new Set(['List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted', 'In-Reply-To', 'References'])

const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROLS = new RegExp(CONTROL, 'gu')

/** A subject may hold a name that somebody typed: whatever could start another header becomes a space. */
export const headerLine = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim().slice(0, 250)

/** One receiver and no more: no list, no display name, no control character. Anything else is a bug of ours. */
export function checkMessage(message: Message): void {
  const shape = message.channel === 'email' ? /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/ : /^\+[1-9]\d{6,14}$/
  if (!shape.test(message.to) || CONTROL.test(message.to))
    throw new Error(`A ${message.channel} has no single receiver`)
  if (message.channel !== 'email') return
  for (const [name, value] of Object.entries(message.headers ?? {}))
    if (!HEADERS.has(name) || CONTROL.test(value))
      throw new Error(`A mail may not carry the header ${JSON.stringify(name)}`)
}
