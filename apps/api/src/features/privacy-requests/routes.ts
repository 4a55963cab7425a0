import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportData } from './actions-export.ts'
import { printData } from './actions-sheet.ts'
import { keepAccount, readPrivacy, requestClosing } from './actions.ts'

export function privacyRequestRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.privacy, ({ db, viewer }) => readPrivacy(db, viewer))
  serve(server, contract.requestClosing, ({ db, viewer, now }) => requestClosing(db, platform, viewer, now))
  serve(server, contract.cancelClosing, ({ db, viewer, now }) => keepAccount(db, platform, viewer, now))

  serve(server, contract.exportData, async (call, { query, reply }) => {
    const isPaper = query.format === 'pdf'
    const file = isPaper
      ? await printData({ ...call, lang: query.lang ?? call.lang })
      : JSON.stringify(await exportData(call.db, call.viewer, call.now), null, 2)
    void reply
      .type(isPaper ? 'application/pdf' : 'application/json; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="fareeq-${call.now.toISOString().slice(0, 10)}.${query.format}"`,
      )
      .send(file)
  })
}
