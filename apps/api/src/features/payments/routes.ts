import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentWebhookContract as webhook, paymentsContract as client } from '@fareeq/domain/payments/contract.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { handleWebhook } from './actions-notices.ts'
import { refreshFromProvider, listDifferences, listForStaff, readForStaff } from './actions-ops.ts'
import { cancel, pay, readPayment } from './actions-paying.ts'
import { refund } from './actions-refunds.ts'
import { returnRefund } from './actions-returned.ts'
import { reverse } from './actions-reversing.ts'
import { storeProof, openProof, recordTransfer } from './actions-transfers.ts'

/** Body limit of a webhook in bytes. */
const MAX_BODY_BYTES = 512 * 1024

export function paymentRoutes(server: Server) {
  server.platform.payments.mount(server.http)

  serve(server, client.pay, (ctx, { params, body }) => pay(ctx, [params.id], body.return_url))
  serve(server, client.paySeveral, (ctx, { body }) => pay(ctx, body.invoice_ids, body.return_url))
  serve(server, client.read, (ctx, { params }) => readPayment(ctx, params.id))
  serve(server, client.cancel, (ctx, { params }) => cancel(ctx, params.id))

  // A scope of its own: the signature is over the raw body.
  server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    serve({ ...server, http }, webhook.receive, async (ctx, { request }) => {
      const signature = request.headers['stripe-signature']
      const body = typeof request.body === 'string' ? request.body : ''
      await handleWebhook(ctx, body, typeof signature === 'string' ? signature : '')
      return { data: { received: true } }
    })
  })

  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.differences, (ctx) => listDifferences(ctx))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.ask, (ctx, { params }) => refreshFromProvider(ctx, params.id))
  serve(server, ops.refund, (ctx, { params, body }) => refund(ctx, params.id, body))
  serve(server, ops.returnRefund, (ctx, { params }) => returnRefund(ctx, params.id, params.refund))
  serve(server, ops.reverse, (ctx, { params, body }) => reverse(ctx, params.id, body))
  serve(server, ops.uploadProof, (ctx, { upload }) => storeProof(ctx, upload))
  serve(server, ops.proof, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openProof(ctx, params.id))
  })
  serve(server, ops.recordTransfer, (ctx, { params, body }) => recordTransfer(ctx, params.id, body))
}
