import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportData } from './actions-export.ts'
import { keepAccount, readPrivacy, requestClosing } from './actions.ts'

export function privacyRequestRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.privacy, ({ db, viewer }) => readPrivacy(db, viewer))
  serve(server, contract.requestClosing, ({ db, viewer, now }) => requestClosing(db, platform, viewer, now))
  serve(server, contract.cancelClosing, ({ db, viewer, now }) => keepAccount(db, platform, viewer, now))

  serve(server, contract.exportData, async ({ db, viewer, now, reply }) => {
    const text = JSON.stringify(await exportData(db, viewer, now), null, 2)
    void reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="fareeq-${now.toISOString().slice(0, 10)}.json"`)
      .send(text)
  })
}
