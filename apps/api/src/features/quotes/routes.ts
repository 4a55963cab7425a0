import { clientQuotesContract as client, quotesOpsContract as ops } from '@fareeq/domain/quotes/contract.ts'
import { sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { accept, decline } from './actions-answering.ts'
import { printForClient, printForStaff } from './actions-printing.ts'
import { listForClient, listForStaff, readForClient, readForStaff } from './actions-reading.ts'
import { change, copy, discard, send, withdraw, write } from './actions.ts'

export function quoteRoutes(server: Server) {
  serve(server, client.list, (ctx, { query }) => listForClient(ctx, query))
  serve(server, client.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, client.print, async (ctx, { params, reply }) => sendPdf(reply, await printForClient(ctx, params.id)))
  serve(server, client.accept, (ctx, { params, body }) => accept(ctx, params.id, body))
  serve(server, client.decline, (ctx, { params, body }) => decline(ctx, params.id, body))

  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.print, async (ctx, { params, reply }) => sendPdf(reply, await printForStaff(ctx, params.id)))
  serve(server, ops.write, (ctx, { body }) => write(ctx, body))
  serve(server, ops.change, (ctx, { params, body }) => change(ctx, params.id, body))
  serve(server, ops.send, (ctx, { params }) => send(ctx, params.id))
  serve(server, ops.withdraw, (ctx, { params, body }) => withdraw(ctx, params.id, body))
  serve(server, ops.discard, (ctx, { params }) => discard(ctx, params.id))
  serve(server, ops.copy, (ctx, { params }) => copy(ctx, params.id))
}
