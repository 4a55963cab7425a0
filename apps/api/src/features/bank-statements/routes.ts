import { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { importStatement, previewStatement } from './actions-importing.ts'
import { bookLine, reopenLine, setLineAside } from './actions-resolving.ts'
import { listAccounts, listLines, listStatements } from './actions-reading.ts'
import { returnPayoutByLine } from './actions-returns.ts'
import { reverseByLine } from './actions-reversals.ts'

export function bankStatementRoutes(server: Server) {
  serve(server, contract.accounts, (ctx) => listAccounts(ctx))
  serve(server, contract.preview, (ctx, { query, upload }) => previewStatement(ctx, query, upload))
  serve(server, contract.import, (ctx, { query, upload }) => importStatement(ctx, query, upload))
  serve(server, contract.list, (ctx, { query }) => listStatements(ctx, query))
  serve(server, contract.lines, (ctx, { query }) => listLines(ctx, query))
  serve(server, contract.book, (ctx, { params, body }) => bookLine(ctx, params.id, body))
  serve(server, contract.reverse, (ctx, { params, body }) => reverseByLine(ctx, params.id, body))
  serve(server, contract.returnPayout, (ctx, { params, body }) => returnPayoutByLine(ctx, params.id, body))
  serve(server, contract.setAside, (ctx, { params, body }) => setLineAside(ctx, params.id, body))
  serve(server, contract.reopen, (ctx, { params }) => reopenLine(ctx, params.id))
}
