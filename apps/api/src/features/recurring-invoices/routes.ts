import {
  clientRecurringContract as client,
  recurringOpsContract as ops,
} from '@fareeq/domain/recurring-invoices/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listForClient, listForStaff, readForStaff } from './actions-reading.ts'
import { change, make, move } from './actions.ts'

export function recurringInvoiceRoutes(server: Server) {
  serve(server, client.list, (ctx) => listForClient(ctx))

  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.make, (ctx, { body }) => make(ctx, body))
  serve(server, ops.change, (ctx, { params, body }) => change(ctx, params.id, body))
  serve(server, ops.pause, (ctx, { params }) => move(ctx, params.id, 'pause'))
  serve(server, ops.resume, (ctx, { params }) => move(ctx, params.id, 'resume'))
  serve(server, ops.end, (ctx, { params }) => move(ctx, params.id, 'end'))
}
