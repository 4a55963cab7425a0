import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { GOOGLE, type GoogleOutcome, googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import { isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { queryText } from '@fareeq/domain/navigation/hrefs.ts'
import type { Env } from '../../platform/env.ts'
import { clearCookie, readCookie, writeCookie } from '../../platform/http/cookies.ts'
import { type Exchange, serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { IdentityFailed, newAttempt } from '../../platform/identity/journey.ts'
import { NO_ORIGIN, type Origin, claimAttempt, findHandoff, saveAttempt, saveHandoff } from './queries-google.ts'

const HANDOFF = { name: 'google_handoff', path: googleContract.exchange.path }
/** One cookie per attempt, so that two tabs or clicks do not interfere. */
const attemptCookie = (state: string) => ({ name: `google_${state.slice(0, 12)}`, path: googleContract.callback.path })
const STATE = /^[\w-]{43}$/

export function googleRoutes(server: Server) {
  const { env, identity } = server.platform
  identity.mount(server.http)

  serve(server, googleContract.start, async ({ db, lang, now }, { query, request, reply }) => {
    const origin = { page: query.from, redirect: query.redirect }
    if (env.off.identity) {
      reply.redirect(back(env, origin, 'off'), 303)
      return
    }
    const langCookie = readCookie(request, 'lang')
    return orBack(env, { request, reply }, origin, async () => {
      const attempt = newAttempt()
      const provider = await identity.start(attempt, isLang(langCookie) ? langCookie : lang)
      const value = await saveAttempt(db, attempt, origin, now)
      writeCookie(reply, env, { ...attemptCookie(attempt.state), value, seconds: GOOGLE.attemptLifetime / SECOND })
      reply.redirect(provider, 303)
    })
  })

  serve(server, googleContract.callback, async ({ db, now }, { query, request, reply }) => {
    const state = STATE.test(query.state ?? '') ? query.state : undefined
    const browser = state && readCookie(request, attemptCookie(state).name)
    return orBack(env, { request, reply }, NO_ORIGIN, async () => {
      const returned = state && browser ? await claimAttempt(db, state, browser, now) : null
      if (!returned) throw new IdentityFailed('this browser did not begin this journey')
      clearCookie(reply, env, attemptCookie(returned.attempt.state))
      await orBack(env, { request, reply }, returned.origin, async () => {
        if (!returned.fresh) throw new IdentityFailed('this journey is over')
        const person = await identity.finish(returned.attempt, new URL(request.url, env.PUBLIC_URL).search)
        const value = await saveHandoff(db, person, now)
        writeCookie(reply, env, { ...HANDOFF, value, seconds: GOOGLE.handoffLifetime / SECOND })
        reply.redirect(back(env, returned.origin, 'google'), 303)
      })
    })
  })

  serve(server, googleContract.exchange, async ({ db, now }, { request, reply }) => {
    // CSRF: another site cannot set a custom header.
    if (!request.headers['x-requested-with']) throw new Refusal(platformErrors.not_authorized)
    const token = readCookie(request, HANDOFF.name)
    clearCookie(reply, env, HANDOFF)
    const handoff = token ? await findHandoff(db, token, now) : undefined
    if (!token || !handoff) throw new Refusal(accountErrors.social_token_invalid)
    const { subject, email, firstName, lastName } = handoff
    const names = { first_name: firstName, last_name: lastName }
    return { data: { provider: 'google' as const, provider_id: subject, access_token: token, email, ...names } }
  })
}

/** Back to their page, which may be of another origin than the API. */
const back = ({ PUBLIC_URL, WEB_ORIGINS }: Env, { page, redirect }: Origin, social: GoogleOutcome) =>
  (WEB_ORIGINS.length > 0 ? PUBLIC_URL : '') + page + queryText({ social, redirect: redirect ?? undefined })

/** Browser navigation: on any failure they are redirected to their page, without details. */
async function orBack(env: Env, { request, reply }: Exchange, origin: Origin, run: () => Promise<unknown>) {
  try {
    await run()
  } catch (error) {
    if (error instanceof IdentityFailed)
      request.log.warn({ reason: error.message, reqId: request.id }, 'a sign-in with Google failed')
    else request.log.error({ err: error, reqId: request.id }, 'a sign-in with Google broke')
    reply.redirect(back(env, origin, 'failed'), 303)
  }
  return undefined
}
