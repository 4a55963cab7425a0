import { accountingPeriodsContract as contract } from '@fareeq/domain/accounting-periods/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listPeriods, readPeriod } from './actions-reading.ts'
import { askToReopen } from './actions-reopening.ts'
import { begin, close, setRate, stop } from './actions.ts'

export function accountingPeriodRoutes(server: Server) {
  serve(server, contract.list, (ctx) => listPeriods(ctx))
  serve(server, contract.read, (ctx, { params }) => readPeriod(ctx, params.month))
  serve(server, contract.begin, (ctx, { params }) => begin(ctx, params.month))
  serve(server, contract.stop, (ctx, { params }) => stop(ctx, params.month))
  serve(server, contract.close, (ctx, { params }) => close(ctx, params.month))
  serve(server, contract.reopen, (ctx, { params, body }) => askToReopen(ctx, params.month, body))
  serve(server, contract.setRate, (ctx, { params, body }) => setRate(ctx, params.month, body))
}
