import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportData } from './actions-export.ts'
import { printData } from './actions-sheet.ts'
import { keepAccount, readPrivacy, requestClosing } from './actions.ts'

export function privacyRequestRoutes(server: Server) {
  serve(server, contract.privacy, (call) => readPrivacy(call))
  serve(server, contract.requestClosing, (call) => requestClosing(call))
  serve(server, contract.cancelClosing, (call) => keepAccount(call))

  serve(server, contract.exportData, async (call, { query, reply }) => {
    const isPaper = query.format === 'pdf'
    const file = isPaper
      ? await printData({ ...call, lang: query.lang ?? call.lang })
      : JSON.stringify(await exportData(call), null, 2)
    void reply
      .type(isPaper ? 'application/pdf' : 'application/json; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="fareeq-${call.now.toISOString().slice(0, 10)}.${query.format}"`,
      )
      .send(file)
  })
}
