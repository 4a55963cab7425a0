import { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { match, matchNow, undo } from './actions-matching.ts'
import { listLines, listReconciliations, listTransit, readView } from './actions-reading.ts'
import { explain, finish, reopen } from './actions.ts'

export function reconciliationRoutes(server: Server) {
  serve(server, contract.view, (ctx, { query }) => readView(ctx, query))
  serve(server, contract.lines, (ctx, { query }) => listLines(ctx, query))
  serve(server, contract.entries, (ctx, { query }) => listTransit(ctx, query))
  serve(server, contract.match, (ctx, { body }) => match(ctx, body))
  serve(server, contract.undo, (ctx, { params }) => undo(ctx, params.id))
  serve(server, contract.matchCertain, (ctx, { body }) => matchNow(ctx, body))
  serve(server, contract.explain, (ctx, { params, body }) => explain(ctx, params.id, body))
  serve(server, contract.finish, (ctx, { body }) => finish(ctx, body))
  serve(server, contract.list, (ctx, { query }) => listReconciliations(ctx, query))
  serve(server, contract.reopen, (ctx, { params, body }) => reopen(ctx, params.id, body))
}
