import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { PhoneChannel } from '@fareeq/domain/notifications/limits.ts'
import type { CalendarPart } from '../calendar/calendar.ts'
import type { MailSource } from './news.ts'

type Common = {
  to: string
  lang: Lang
  text: string
  /** Contains a code: its text is erased from our table once a provider has accepted it. */
  secret?: boolean
  /** Delayed delivery. Milliseconds. */
  wait?: number
}
export type Email = Common & {
  channel: 'email'
  subject: string
  html?: string
  /** Missing where a mail was not made of `News`. */
  source?: MailSource
  headers?: Record<string, string>
  /** A calendar invitation as an attachment. */
  calendar?: CalendarPart | null
  /** Digest: a later message with the same key is merged into this one while it waits. */
  digestKey?: string
}
export type PhoneMessage = Common & { channel: PhoneChannel }

/** A message to be queued by a feature. */
export type Message = Email | PhoneMessage

/** Allow-list of the headers a feature may set. */
const HEADERS = new Set([
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Auto-Submitted',
  'In-Reply-To',
  'References',
  'Reply-To',
])

const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROLS = new RegExp(CONTROL, 'gu')

/** Header injection: a subject may contain user input, so line breaks become spaces. */
export const headerLine = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim().slice(0, 250)

/** Exactly one receiver: no list, no display name, no control character. Anything else is a bug of ours. */
export function checkMessage(message: Message): void {
  const shape = message.channel === 'email' ? /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/ : /^\+[1-9]\d{6,14}$/
  if (!shape.test(message.to) || CONTROL.test(message.to))
    throw new Error(`A ${message.channel} has no single receiver`)
  if (message.channel !== 'email') return
  for (const [name, value] of Object.entries(message.headers ?? {}))
    if (!HEADERS.has(name) || CONTROL.test(value))
      throw new Error(`A mail may not carry the header ${JSON.stringify(name)}`)
}
