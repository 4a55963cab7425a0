import type { RateLimit } from '@fareeq/domain/kernel/endpoint.ts'
import { isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { ERROR_PAGE, platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, refusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf } from '@fareeq/domain/kernel/validation/validation.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type StaticRouteId, ROUTES, pathTo } from '@fareeq/domain/navigation/paths.ts'
import { referralVisitorsContract } from '@fareeq/domain/referrals/contract-visitors.ts'
import { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { visitorForm } from '@fareeq/domain/referrals/schema-visitors.ts'
import { answerForm, invitationToken } from '@fareeq/domain/referrals/schema.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { readBrief } from '../../../engines/brief-reader/read-brief.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { answerError, toRefusal } from '../../../platform/http/errors.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { browserOf } from '../../../platform/http/browser.ts'
import type { Exchange } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { visitorLang } from '../../../platform/http/visitor-lang.ts'
import { VISITOR } from '../../../platform/session.ts'
import { answerInvitation } from '../../referrals/actions-invitations.ts'
import { takeVisitorForm } from '../../referrals/actions-visitors.ts'
import { receiveContact, subscribe } from './actions-visitors.ts'

/** Renders the page of the request with a form's values and errors. */
export type RenderPosted = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; posted: Posted },
) => unknown

/** Five thousand characters of four bytes, percent-encoded, and the other fields. */
const BODY_LIMIT = 96 * 1024

/** Native form posts without JavaScript; the same actions as the API. */
export function siteForms({ http, platform }: Server, render: RenderPosted) {
  const { db, clock, env } = platform
  http.register(async (scope) => {
    readFields(scope)
    refuseOtherSites(scope, env.PUBLIC_URL)
    scope.setErrorHandler((error, request, reply) => {
      const { refusal, status } = toRefusal(error, request, reply)
      const lang = visitorLang(request)
      // A fault of ours has a number to write to us with.
      const number = status === 500 ? `. ${ERROR_PAGE[lang].number} ${bidiIsolate(request.id, lang)}` : ''
      const faults = refusalAnswer(refusal, lang).errors.map(({ field, error }) => ({
        ...(field && { field }),
        error: error + number,
      }))
      return render(request, reply, { status, posted: { values: valuesOf(request), faults } })
    })

    form('contact', contract.contact, async (ctx, body, { request, reply }) => {
      const { data } = await receiveContact(ctx, body)
      return reply.redirect(backTo('contact', request, { sent: data.reference, due: data.due_at }), 303)
    })

    form('podcast', contract.subscribePodcast, async (ctx, body, { request, reply }) => {
      await subscribe(ctx, body)
      return reply.redirect(backTo('podcast', request, { subscribed: 'asked' }), 303)
    })

    form(
      'referralInvitation',
      { body: answerForm(), limit: referralsContract.accept.limit },
      async (ctx, body, exchange) => {
        const token = z.safeParse(invitationToken(), readHref(exchange.request.url).query['token'])
        if (!token.success) throw new Refusal(platformErrors.not_found)
        const { data } = await answerInvitation(ctx, token.data, body.answer)
        return exchange.reply.redirect(backTo('referralInvitation', exchange.request, { answered: data.state }), 303)
      },
    )

    form(
      'bringBuddy',
      { body: visitorForm(), limit: referralVisitorsContract.confirm.limit },
      async (ctx, body, exchange) => {
        const values = await takeVisitorForm(ctx, browserOf(exchange.request), body)
        return render(exchange.request, exchange.reply, { status: 200, posted: { values, faults: [] } })
      },
    )

    form('aiRecruiter', contract.brief, async ({ lang }, body, { request, reply }) => {
      const answer = readBrief(body.text, body.lang ?? lang)
      return render(request, reply, { status: 200, posted: { values: valuesOf(request), faults: [], answer } })
    })

    function form<S extends z.ZodMiniType>(
      page: StaticRouteId,
      endpoint: { body: S; limit: RateLimit },
      receive: (ctx: RequestContext, body: z.output<S>, exchange: Exchange) => Promise<unknown>,
    ) {
      const limiter = platform.limits.limiter(`form ${page}`, endpoint.limit)
      scope.post(ROUTES[page].pattern, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const now = clock.now()
        await limiter(request.ip, now)
        const parsed = z.safeParse(endpoint.body, request.body ?? {}, { reportInput: true })
        if (!parsed.success) throw new Refusal(platformErrors.invalid_input, { faults: faultsOf(parsed.error.issues) })
        const call = { db, platform, viewer: VISITOR, lang: visitorLang(request), now }
        return receive(call, parsed.data, { request, reply })
      })
    }
  })
}

/** Redirect to the page, in the language of its address. */
function backTo(page: StaticRouteId, request: FastifyRequest, query: Record<string, string>): string {
  const { lang } = readHref(request.url).query
  return pathTo(page, {}, { ...query, ...(isLang(lang) && { lang }) })
}

/** Values to refill the form with, without the honeypot. */
function valuesOf({ body }: FastifyRequest): Record<string, string> {
  const { website: _, ...values } = (body ?? {}) as Record<string, string>
  return values
}

/** Parses urlencoded bodies in this scope only: the API reads JSON. */
function readFields(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    const fields = [...new URLSearchParams(String(text))].filter(([name]) => name !== '__proto__')
    // PostgreSQL cannot store NUL.
    if (fields.flat().some((part) => part.includes('\0'))) return done(new Refusal(platformErrors.broken_json))
    done(null, Object.fromEntries(fields))
  })
}

/** CSRF: refuses cross-site posts before anything is rendered. */
function refuseOtherSites(scope: FastifyInstance, publicUrl: string) {
  scope.addHook('onRequest', async (request, reply) => {
    if (isFromElsewhere(request, publicUrl))
      return answerError(new Refusal(platformErrors.not_authorized), request, reply)
  })
}

function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  // Sec-Fetch-Site: scripts cannot set it.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return origin !== new URL(publicUrl).origin && !(URL.canParse(origin) && new URL(origin).host === host)
}
