import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import type { Drivers } from '../../platform/messages/driver.ts'
import { takeReceipt } from '../../platform/messages/receipts.ts'
import { dismissMessage, listTroubles, retryMessage } from './actions-messages.ts'

const AGAIN = { ar: 'الرسالة في طريقها.', en: 'The message is on its way.' }
const DISMISSED = { ar: 'تم استبعاد الرسالة.', en: 'The message is dismissed.' }
const THANKS = { ar: 'وصل.', en: 'Received.' }

/** Body limits in bytes: a receipt is small; of mails there may be hundreds in one call. */
const MAX_BODY_BYTES = { 'application/x-www-form-urlencoded': 16 * 1024, 'application/json': 1024 * 1024 }

const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, String(value)]))

const isForm = (headers: { 'content-type'?: string }): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** Delivery: the staff's list of failures, and the providers' webhooks. */
export function messageRoutes(server: Server, drivers: Drivers) {
  const { platform } = server

  serve(server, messagesContract.list, (ctx, { query }) => listTroubles(ctx, query))
  serve(server, messagesContract.retry, async (ctx, { params }) => {
    await retryMessage(ctx, params.id)
    return { message: AGAIN[ctx.lang] }
  })
  serve(server, messagesContract.dismiss, async (ctx, { params, body }) => {
    await dismissMessage(ctx, params.id, body.reason)
    return { message: DISMISSED[ctx.lang] }
  })

  // A scope of its own: webhooks post forms, where the API parses JSON only, and sign the raw body.
  server.http.register(async (http) => {
    http.removeContentTypeParser('application/json')
    for (const [type, bodyLimit] of Object.entries(MAX_BODY_BYTES))
      http.addContentTypeParser<string>(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
        done(null, body),
      )
    serve({ ...server, http }, notificationsContract.receipts, async ({ db, lang, now }, { request }) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const call = {
        url: platform.env.PUBLIC_URL + request.url,
        headers: request.headers,
        query: textsOf(request.query),
        fields: isForm(request.headers) ? textsOf(Object.fromEntries(new URLSearchParams(body))) : {},
        body,
        now,
      }
      if (!(await takeReceipt(db, drivers, call))) throw new Refusal(platformErrors.not_found)
      return { message: THANKS[lang] }
    })
  })
}
