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
import { storeProof, openProof, recordTransfer } from './actions-transfers.ts'

/** Body limit of a webhook in bytes. */
const MAX_BODY_BYTES = 512 * 1024

export function paymentRoutes(server: Server) {
  server.platform.payments.mount(server.http)

  serve(server, client.pay, (call, { params, body }) => pay(call, params.id, body))
  serve(server, client.read, (call, { params }) => readPayment(call, params.id))
  serve(server, client.cancel, (call, { params }) => cancel(call, params.id))

  // A scope of its own: the signature is over the raw body.
  server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    serve({ ...server, http }, webhook.receive, async (call, { request }) => {
      const signature = request.headers['stripe-signature']
      const body = typeof request.body === 'string' ? request.body : ''
      await handleWebhook(call, body, typeof signature === 'string' ? signature : '')
      return { data: { received: true } }
    })
  })

  serve(server, ops.list, (call, { query }) => listForStaff(call, query))
  serve(server, ops.differences, (call) => listDifferences(call))
  serve(server, ops.read, (call, { params }) => readForStaff(call, params.id))
  serve(server, ops.ask, (call, { params }) => refreshFromProvider(call, params.id))
  serve(server, ops.refund, (call, { params, body }) => refund(call, params.id, body))
  serve(server, ops.returnRefund, (call, { params }) => returnRefund(call, params.id, params.refund))
  serve(server, ops.uploadProof, (call, { upload }) => storeProof(call, upload))
  serve(server, ops.proof, async (call, { params, reply }) => {
    await sendUpload(reply, await openProof(call, params.id))
  })
  serve(server, ops.recordTransfer, (call, { params, body }) => recordTransfer(call, params.id, body))
}
