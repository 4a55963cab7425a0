import { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportAudit, readAudit } from './actions-audit.ts'
import { staffAccountRoutes } from './routes-accounts.ts'
import { impersonationRoutes } from './routes-impersonations.ts'
import { sendStaffCode, sendStaffLink, signStaffIn, signStaffInByLink } from './actions.ts'
import { colleagues, memberById, saveMailLang } from './queries.ts'

const BYE = { ar: 'تم تسجيل الخروج.', en: 'You are signed out.' }

export function staffRoutes(server: Server) {
  staffAccountRoutes(server)
  impersonationRoutes(server)
  serve(server, contract.generateOtp, (call, { body, request }) => sendStaffCode(call, body.email, browserOf(request)))

  serve(server, contract.login, (call, { body, request }) => {
    const userAgent = request.headers['user-agent']
    return signStaffIn(call, { ...body, userAgent, browser: browserOf(request) })
  })

  serve(server, contract.sendLink, (call, { body }) => sendStaffLink(call, body.email))

  serve(server, contract.loginByLink, (call, { body, request }) =>
    signStaffInByLink(call, { ...body, userAgent: request.headers['user-agent'] }),
  )

  serve(server, contract.logout, async ({ db, platform, viewer, lang, now }) => {
    await platform.sessions.end(db, viewer.sessionId, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'session.closed',
      subject: { kind: 'staff', id: viewer.staffId },
    })
    return { message: BYE[lang] }
  })

  serve(server, contract.me, async ({ db, viewer, lang }) => {
    await saveMailLang(db, viewer.staffId, lang)
    return { data: await memberById(db, viewer.staffId) }
  })

  serve(server, contract.colleagues, async ({ db, viewer }) => ({ data: await colleagues(db, viewer) }))

  serve(server, contract.audit, (call, { query }) => readAudit(call, query))

  serve(server, contract.exportAudit, (call, { body }) => exportAudit(call, body))
}
