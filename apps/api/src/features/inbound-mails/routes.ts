import { heldMailsContract as held } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { inboundMailsContract as contract } from '@fareeq/domain/inbound-mails/contract.ts'
import { MAX_MAIL_BYTES } from '@fareeq/domain/inbound-mails/limits.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { openFile } from './actions-files.ts'
import { acceptMail, discardMail, listHeld } from './actions-held.ts'
import { receiveMail } from './actions-receiving.ts'

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

export function inboundMailRoutes(server: Server) {
  // A scope of its own: the signature is over the raw body.
  server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    serve({ ...server, http }, contract.receive, (ctx, { request: { headers, body } }) =>
      receiveMail(ctx, {
        raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        timestamp: textOf(headers['x-fareeq-timestamp']),
        signature: textOf(headers['x-fareeq-signature']),
      }),
    )
  })

  serve(server, held.list, (ctx, { query }) => listHeld(ctx, query))
  serve(server, held.settle, (ctx, { params }) => discardMail(ctx, params.id))
  serve(server, held.file, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openFile(ctx, params.id, params.file))
  })
  serve(server, held.accept, (ctx, { params }) => acceptMail(ctx, params.id))
}
