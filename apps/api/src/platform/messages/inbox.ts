import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

export type InboxMail = { uid: number; size: number; at: Date }
export type Inbox = {
  /** UIDs mean something else after it has changed (RFC 3501). */
  uidValidity: string
  /** What came after this UID, in its order. */
  after(uid: number, limit: number): Promise<InboxMail[]>
  /** The mail byte by byte, or its beginning; null where it is gone. */
  read(uid: number, maxBytes?: number): Promise<Buffer | null>
  close(): void
}

const TIMEOUT = 30 * SECOND
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/

const optionsOf = (address: string) => {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // A password is never sent in the clear to another machine.
    doSTARTTLS: secure || LOOPBACK.test(url.hostname) ? undefined : true,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  }
}

const mailboxOf = (address: string): string => decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX'

/** By which its position is stored: without the password. */
export const inboxName = (address: string): string => {
  const { host, auth } = optionsOf(address)
  return `${auth.user}@${host}/${mailboxOf(address)}`
}

/** IMAP, read only: nothing is marked, moved or deleted, so that a mailbox looks the same to whoever else opens it. */
export async function openInbox(address: string): Promise<Inbox> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...optionsOf(address),
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: 2 * TIMEOUT,
  })
  // What breaks is told by the command that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(mailboxOf(address), { readOnly: true })
    return {
      uidValidity: String(uidValidity),
      async after(uid, limit) {
        const matches = await client.fetchAll(
          `${uid + 1}:*`,
          { uid: true, size: true, internalDate: true },
          { uid: true },
        )
        // `n:*` names the last mail, too, where there is none from n on.
        const mails = matches.filter((mail) => mail.uid > uid).toSorted((one, other) => one.uid - other.uid)
        return mails
          .slice(0, limit)
          .map((mail) => ({ uid: mail.uid, size: mail.size ?? 0, at: new Date(mail.internalDate ?? 0) }))
      },
      async read(uid, maxBytes) {
        const source = maxBytes === undefined ? true : { start: 0, maxLength: maxBytes }
        const mail = await client.fetchOne(String(uid), { uid: true, source }, { uid: true })
        return mail && mail.source ? mail.source : null
      },
      close: () => client.close(),
    }
  } catch (error) {
    client.close()
    throw error
  }
}
