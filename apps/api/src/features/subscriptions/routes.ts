import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { subscriptionsOpsContract as ops } from '@fareeq/domain/subscriptions/contract-ops.ts'
import { subscriptionsContract as contract } from '@fareeq/domain/subscriptions/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { unsubscribePage, readToken } from '../notifications/actions-unsubscribing.ts'
import { changeSubscriptions, readSubscriptions } from '../notifications/actions-lists.ts'
import { previewNewsletter } from './actions-newsletter.ts'

const JOINED = { ar: 'تم الاشتراك.', en: 'You are subscribed.' }
const LEFT = { ar: 'تم إلغاء الاشتراك.', en: 'You are unsubscribed.' }

/** Body limit of "List-Unsubscribe=One-Click", in any encoding. */
const MAX_BODY_BYTES = 1024

/** Not found for another person, without revealing whether they exist. */
function refuseStrangers(requested: string | undefined, userId: string) {
  if (requested !== undefined && requested !== userId) throw new Refusal(platformErrors.not_found)
}

export function subscriptionRoutes(server: Server) {
  const { env } = server.platform

  serve(server, ops.newsletter, (ctx) => previewNewsletter(ctx))

  serve(server, contract.subscriptions, ({ db, viewer }) => readSubscriptions(db, viewer.userId))

  serve(server, contract.subscribe, async ({ db, viewer, lang, now }, { params, body }) => {
    refuseStrangers(params.id, viewer.userId)
    const change = { list: body.subscription, subscribed: true, way: 'page' as const }
    return { ...(await changeSubscriptions(db, viewer.userId, change, now)), message: JOINED[lang] }
  })

  serve(server, contract.unsubscribe, async ({ db, viewer, lang, now }, { body }) => {
    refuseStrangers(body.id, viewer.userId)
    const { subscription: list, comment } = body
    const change = { list, comment, subscribed: false, way: 'page' as const }
    return { ...(await changeSubscriptions(db, viewer.userId, change, now)), message: LEFT[lang] }
  })

  serve(server, contract.openUnsubscribe, async (_call, { params, reply }) => {
    const { userId, list } = readToken(env, params.token)
    void reply.redirect(unsubscribePage(env, userId, list))
  })

  // A scope of its own: mailboxes post a form, where the API parses JSON only.
  server.http.register(async (http) => {
    http.removeAllContentTypeParsers()
    http.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    )
    serve({ ...server, http }, contract.leaveAtOnce, async ({ db, lang, now }, { params }) => {
      const { userId, list } = readToken(env, params.token)
      await changeSubscriptions(db, userId, { list, subscribed: false, way: 'one_click' }, now)
      return { message: LEFT[lang] }
    })
  })
}
