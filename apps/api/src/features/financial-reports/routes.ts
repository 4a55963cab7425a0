import { financialReportsContract as contract } from '@fareeq/domain/financial-reports/contract.ts'
import { sendCsv } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { ageingSheet, listOpenItems, readAgeing } from './actions-ageing.ts'
import { listEarnedLines, readRevenue, revenueSheet } from './actions-revenue.ts'
import { readStatement, statementSheet } from './actions-statements.ts'

export function financialReportRoutes(server: Server) {
  serve(server, contract.ageing, (ctx, { query }) => readAgeing(ctx, query))
  serve(server, contract.ageingSheet, async (ctx, { query, reply }) => sendCsv(reply, await ageingSheet(ctx, query)))
  serve(server, contract.openItems, (ctx, { query }) => listOpenItems(ctx, query))
  serve(server, contract.statement, (ctx, { params, query }) => readStatement(ctx, params.id, query))
  serve(server, contract.statementSheet, async (ctx, { params, query, reply }) =>
    sendCsv(reply, await statementSheet(ctx, params.id, query)),
  )
  serve(server, contract.revenue, (ctx, { query }) => readRevenue(ctx, query))
  serve(server, contract.revenueSheet, async (ctx, { query, reply }) => sendCsv(reply, await revenueSheet(ctx, query)))
  serve(server, contract.earnedLines, (ctx, { query }) => listEarnedLines(ctx, query))
}
