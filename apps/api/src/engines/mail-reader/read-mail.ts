import PostalMime, { type Address, type Email } from 'postal-mime'
import { type AutomaticKind, type Headers, automaticKind } from './automatic.ts'
import { htmlText } from './html-text.ts'
import { newText } from './new-text.ts'
import { countParts } from './parts.ts'

export const MAX_PARTS = 100
/** Bytes of the headers of all parts, and how deep parts may lie in each other. */
const LIMITS = { maxHeadersSize: 256 * 1024, maxNestingDepth: 20, forceRfc822Attachments: true } as const

export type MailFile = { name: string; bytes: Uint8Array }
export type ReadMail = {
  messageId: string | null
  /** In lower case. */
  from: string
  fromName: string
  /** Every address it was sent to, by its head and by the servers it came through; in lower case. */
  recipients: string[]
  subject: string
  automatic: AutomaticKind | null
  /** What the sender wrote themselves. */
  text: string
  files: MailFile[]
}
export type MailFault = 'too_many_parts' | 'unreadable'

/** Where servers note the address that a mail was delivered to, since its head may name another one. */
const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']
const ADDRESS = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/g

const headersOf = ({ headers }: Email): Headers =>
  new Map(headers.toReversed().map(({ key, value }) => [key, value] as const))

const flat = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap(({ group, address }) => group?.map((member) => member.address) ?? [address ?? ''])

function recipientsOf(mail: Email): string[] {
  const delivered = mail.headers
    .filter(({ key }) => DELIVERY_HEADERS.includes(key))
    .flatMap(({ value }) => value.match(ADDRESS) ?? [])
  const all = [...flat(mail.to), ...flat(mail.cc), ...flat(mail.bcc), ...delivered]
  return [...new Set(all.map((address) => address.toLowerCase()).filter(Boolean))]
}

/** The plain part where there is one: programs write it from the other. */
function textOf({ text, html }: Email): string {
  const plain = text ? newText(text) : ''
  if (plain !== '' || !html) return plain
  return newText(htmlText(html, { isStrict: true })) || newText(htmlText(html, { isStrict: false }))
}

/** Pictures that the HTML shows, of a signature for example, are no attachments. */
const filesOf = ({ attachments }: Email): MailFile[] =>
  attachments
    .filter(({ related, disposition }) => !(related && disposition !== 'attachment'))
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    }))

export async function readMail(bytes: Uint8Array): Promise<ReadMail | { fault: MailFault }> {
  if (countParts(bytes, MAX_PARTS) > MAX_PARTS) return { fault: 'too_many_parts' }
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null)
  const sender = mail?.from?.group ? mail.from.group[0] : mail?.from
  if (!mail || !sender?.address) return { fault: 'unreadable' }
  const from = sender.address.toLowerCase()
  const subject = mail.subject ?? ''
  return {
    messageId: mail.messageId?.trim() || null,
    from,
    fromName: sender.name ?? '',
    recipients: recipientsOf(mail),
    subject,
    automatic: automaticKind(headersOf(mail), from, subject),
    text: textOf(mail),
    files: filesOf(mail),
  }
}
