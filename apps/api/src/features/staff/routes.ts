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
  serve(server, contract.generateOtp, (ctx, { body, request }) => sendStaffCode(ctx, body.email, browserOf(request)))

  serve(server, contract.login, (ctx, { body, request }) => {
    const userAgent = request.headers['user-agent']
    return signStaffIn(ctx, { ...body, userAgent, browser: browserOf(request) })
  })

  serve(server, contract.sendLink, (ctx, { body }) => sendStaffLink(ctx, body.email))

  serve(server, contract.loginByLink, (ctx, { body, request }) =>
    signStaffInByLink(ctx, { ...body, userAgent: request.headers['user-agent'] }),
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

  serve(server, contract.audit, (ctx, { query }) => readAudit(ctx, query))

  serve(server, contract.exportAudit, (ctx, { body }) => exportAudit(ctx, body))
}
