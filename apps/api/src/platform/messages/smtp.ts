import type { Transporter } from 'nodemailer'
import { type Driver, Undeliverable } from './driver.ts'
import type { MailReceipts } from './mail-receipts.ts'

/** Timeouts in milliseconds: a slower mail server is treated as down, and retried. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

type Settings = { url: string; from: string; receipt?: MailReceipts }

/** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpDriver({ url, from, receipt }: Settings): Driver {
  let transport: Promise<Transporter> | undefined
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'fareeq'
  return {
    local: false,
    async send({ id, to, lang, subject, text, html, headers, calendar }) {
      try {
        const info = await (
          await (transport ??= connect(url))
        ).sendMail({
          from,
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          ...(html !== null && { html }),
          ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text } }),
          // Constant over all attempts, so that a mailbox can drop duplicates.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang, ...headers },
        })
        return { providerId: info.messageId }
      } catch (error) {
        const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
        if (!isRefused(responseCode, command)) throw error
        throw new Undeliverable((error as Error).message, command === 'RCPT TO')
      }
    },
    ...(receipt && { receipt }),
    close: () => void transport?.then((opened) => opened.close()),
  }
}

async function connect(url: string): Promise<Transporter> {
  // Dynamic import at the first mail: servers without SMTP do not load the library.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    ...TIMEOUTS,
    // The content is ours: nodemailer must neither read files nor fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * A permanent error (5xx) about the receiver or the content; a wrong password or sender is our configuration, and retried.
 */
const isRefused = (code: number, command: string): boolean =>
  code >= 500 && (command === 'RCPT TO' || command === 'DATA')
