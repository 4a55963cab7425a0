import { privacyRequestsOpsContract as ops } from '@fareeq/domain/privacy-requests/contract-ops.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportData } from './actions-export.ts'
import { listRequests, readRequest, recordRequest, stopRequest } from './actions-ops.ts'
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

  serve(server, ops.list, (call, { query }) => listRequests(call, query))
  serve(server, ops.read, (call, { params }) => readRequest(call, params.id))
  serve(server, ops.record, (call, { body }) => recordRequest(call, body))
  serve(server, ops.stop, (call, { params, body }) => stopRequest(call, params.id, body.reason))
}
