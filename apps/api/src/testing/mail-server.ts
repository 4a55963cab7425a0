import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'

/** A real mail server on the loopback address, and what it was given. */
export async function startMailServer() {
  const mails: { to: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          const { text = '' } = await PostalMime.parse(raw)
          mails.push(...session.envelope.rcptTo.map(({ address: to }) => ({ to, text })))
        })
        .then(() => done(), done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** What a pattern finds in a mail to this address, as soon as it is there. */
    find: (to: string, pattern: RegExp): Promise<string> =>
      vi.waitFor(
        () => {
          const matches = mails.flatMap((mail) => (mail.to === to ? (pattern.exec(mail.text)?.[1] ?? []) : []))
          expect(matches).not.toEqual([])
          return matches.at(-1) ?? ''
        },
        { timeout: 20_000, interval: 20 },
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
