import { privacyRequestsOpsContract as ops } from '@fareeq/domain/privacy-requests/contract-ops.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportData } from './actions-export.ts'
import { listRequests, readRequest, recordRequest, stopRequest } from './actions-ops.ts'
import { printData } from './actions-sheet.ts'
import { keepAccount, readPrivacy, requestClosing } from './actions.ts'

export function privacyRequestRoutes(server: Server) {
  serve(server, contract.privacy, (ctx) => readPrivacy(ctx))
  serve(server, contract.requestClosing, (ctx) => requestClosing(ctx))
  serve(server, contract.cancelClosing, (ctx) => keepAccount(ctx))

  serve(server, contract.exportData, async (ctx, { query, reply }) => {
    const isPaper = query.format === 'pdf'
    const file = isPaper
      ? await printData({ ...ctx, lang: query.lang ?? ctx.lang })
      : JSON.stringify(await exportData(ctx), null, 2)
    void reply
      .type(isPaper ? 'application/pdf' : 'application/json; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="fareeq-${ctx.now.toISOString().slice(0, 10)}.${query.format}"`,
      )
      .send(file)
  })

  serve(server, ops.list, (ctx, { query }) => listRequests(ctx, query))
  serve(server, ops.read, (ctx, { params }) => readRequest(ctx, params.id))
  serve(server, ops.record, (ctx, { body }) => recordRequest(ctx, body))
  serve(server, ops.stop, (ctx, { params, body }) => stopRequest(ctx, params.id, body.reason))
}
