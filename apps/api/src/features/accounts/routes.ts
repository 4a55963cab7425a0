import { linksContract } from '@fareeq/domain/accounts/contract-links.ts'
import { profileContract } from '@fareeq/domain/accounts/contract-profile.ts'
import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { enumerationLimitOf } from './actions-enumeration.ts'
import { changeClient } from './actions-profile.ts'
import { refuseBadEmail, registerUser } from './actions.ts'
import { saveTimezone, userById } from './queries.ts'
import { sendSignInCode, sendSignInLink, signIn, signInByLink } from './actions-sign-in.ts'
import { socialLogin, socialRegister } from './actions-social.ts'

const BYE = { ar: 'تم تسجيل الخروج.', en: 'You are signed out.' }

/** The flag and role of a code challenge, in whichever form the page sent them. */
const competition = (body: { in_competition?: 1 | '1' | boolean; role?: string }) => ({
  in_competition: body.in_competition !== undefined && body.in_competition !== false,
  role: body.role ?? null,
})

export function accountRoutes(server: Server) {
  const { platform } = server
  const limited = enumerationLimitOf(platform)

  serve(server, signUpContract.register, (ctx, { body, request }) =>
    limited(request, ctx, () => registerUser(ctx, body, browserOf(request))),
  )

  serve(server, signUpContract.registerOneStep, (ctx, { body, request }) => {
    const { about, services, technologies, ...rest } = body
    const form = { ...rest, type: 2 as const, step_one: { about, services, technologies } }
    return limited(request, ctx, () => registerUser(ctx, form, browserOf(request)))
  })

  serve(server, contract.generateOtp, (ctx, { body, request }) => sendSignInCode(ctx, body.email, browserOf(request)))

  serve(server, contract.login, (ctx, { body, request }) => {
    const form = { ...body, ...competition(body), userAgent: request.headers['user-agent'] }
    return signIn(ctx, form, browserOf(request))
  })

  serve(server, linksContract.send, (ctx, { body }) => sendSignInLink(ctx, body.email))

  serve(server, linksContract.enter, (ctx, { body, request }) =>
    signInByLink(ctx, body.link, request.headers['user-agent']),
  )

  serve(server, contract.socialRegister, (ctx, { body, request }) =>
    socialRegister(ctx, { ...body, ...competition(body) }, request.headers['user-agent']),
  )

  serve(server, contract.socialLogin, (ctx, { body, request }) =>
    socialLogin(ctx, { ...body, ...competition(body) }, request.headers['user-agent']),
  )

  serve(server, contract.logout, async ({ db, viewer, lang, now }) => {
    await platform.sessions.end(db, viewer.sessionId, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'session.closed',
      subject: { kind: 'user', id: viewer.userId },
    })
    return { message: BYE[lang] }
  })

  serve(server, contract.validateEmail, (ctx, { body, request }) =>
    limited(request, ctx, async () => {
      await refuseBadEmail(ctx, body.type, body.email)
      return { data: { valid: true as const } }
    }),
  )

  serve(server, contract.setTimezone, ({ db, viewer, now }, { body }) =>
    db.transaction(async (db) => {
      await platform.events.publish(db, { userId: viewer.userId, name: 'profile.changed' })
      return { data: await saveTimezone(db, viewer.userId, body.timezone, now) }
    }),
  )

  serve(server, profileContract.saveClient, (ctx, { body }) => changeClient(ctx, body))

  serve(server, contract.me, async ({ db, viewer }) => ({ data: await userById(db, viewer.userId) }))
}
