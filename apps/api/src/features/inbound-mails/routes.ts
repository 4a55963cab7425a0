import { heldMailsContract as held } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { inboundMailsContract as contract } from '@fareeq/domain/inbound-mails/contract.ts'
import { MAX_MAIL_BYTES } from '@fareeq/domain/inbound-mails/limits.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { createWorkers } from '../../platform/workers/workers.ts'
import { acceptMail, discardMail, listHeld } from './actions-held.ts'
import { type MailReader, receiveMail } from './actions-receiving.ts'

/** A mail of 25 MB is read in a second; one that takes longer was made for that. */
const READING = {
  file: new URL('../../engines/mail-reader/worker.ts', import.meta.url),
  size: 1,
  queue: 20,
  each: 20,
  timeoutMs: 15_000,
  cooldownMs: 0,
  heapMb: 256,
  growthMb: 600,
}

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

export function inboundMailRoutes(server: Server) {
  const reader: MailReader = createWorkers(READING)
  server.http.addHook('onClose', () => reader.close())

  // A scope of its own: the signature is over the raw body.
  server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    serve({ ...server, http }, contract.receive, (ctx, { request: { headers, body } }) =>
      receiveMail(ctx, reader, {
        raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        timestamp: textOf(headers['x-fareeq-timestamp']),
        signature: textOf(headers['x-fareeq-signature']),
      }),
    )
  })

  serve(server, held.list, (ctx, { query }) => listHeld(ctx, query))
  serve(server, held.settle, (ctx, { params }) => discardMail(ctx, params.id))
  serve(server, held.accept, (ctx, { params }) => acceptMail(ctx, params.id))
}
