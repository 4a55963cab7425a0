import { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readAudit } from './actions-audit.ts'
import { sendStaffCode, sendStaffLink, signStaffIn, signStaffInByLink } from './actions.ts'
import { colleagues, memberById } from './queries.ts'

const BYE = { ar: 'تم تسجيل الخروج.', en: 'You are signed out.' }

export function staffRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.generateOtp, ({ db, lang, now }, { body, request }) =>
    sendStaffCode(db, platform, body.email, { lang, now, browser: browserOf(request) }),
  )

  serve(server, contract.login, ({ db, lang, now }, { body, request }) => {
    const userAgent = request.headers['user-agent']
    return signStaffIn(db, platform, { ...body, lang, userAgent, browser: browserOf(request) }, now)
  })

  serve(server, contract.sendLink, ({ db, lang, now }, { body }) => sendStaffLink(db, platform, body.email, lang, now))

  serve(server, contract.loginByLink, ({ db, lang, now }, { body, request }) =>
    signStaffInByLink(db, platform, { ...body, lang, userAgent: request.headers['user-agent'] }, now),
  )

  serve(server, contract.logout, async ({ db, viewer, lang, now }) => {
    await platform.sessions.end(db, viewer.sessionId, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'session.closed',
      subject: { kind: 'staff', id: viewer.staffId },
    })
    return { message: BYE[lang] }
  })

  serve(server, contract.me, async ({ db, viewer }) => ({ data: await memberById(db, viewer.staffId) }))

  serve(server, contract.colleagues, async ({ db, viewer }) => ({ data: await colleagues(db, viewer) }))

  serve(server, contract.audit, ({ db, viewer }, { query }) => readAudit(db, viewer, query))
}
