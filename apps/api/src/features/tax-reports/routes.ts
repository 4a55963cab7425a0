import { taxReportsContract as contract } from '@fareeq/domain/tax-reports/contract.ts'
import { sendCsv } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { taxSheet } from './actions-sheets.ts'
import { listVatPapers, listWhtLines, readVat, readWht } from './actions.ts'

export function taxReportRoutes(server: Server) {
  serve(server, contract.vat, (ctx, { query }) => readVat(ctx, query))
  serve(server, contract.vatPapers, (ctx, { query }) => listVatPapers(ctx, query))
  serve(server, contract.wht, (ctx, { query }) => readWht(ctx, query))
  serve(server, contract.whtLines, (ctx, { query }) => listWhtLines(ctx, query))
  serve(server, contract.sheet, async (ctx, { query, reply }) => sendCsv(reply, await taxSheet(ctx, query)))
}
