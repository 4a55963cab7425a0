import { payoutsOpsContract as ops } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as contract } from '@fareeq/domain/payouts/contract.ts'
import { sendCsv } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { choose, discard, listBatches, readBatch, submitBatch } from './actions-batches.ts'
import { exportBatch } from './actions-exporting.ts'
import { readDetails, saveDetails } from './actions-details.ts'
import { hold, listForStaff, release } from './actions-ops.ts'
import { payBatch } from './actions-paying.ts'
import { listForTalent } from './actions-reading.ts'

export function payoutRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listForTalent(ctx, query))
  serve(server, contract.details, (ctx) => readDetails(ctx))
  serve(server, contract.saveDetails, (ctx, { body }) => saveDetails(ctx, body))
  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.hold, (ctx, { params, body }) => hold(ctx, params.id, body))
  serve(server, ops.release, (ctx, { params, body }) => release(ctx, params.id, body))
  serve(server, ops.batches, (ctx, { query }) => listBatches(ctx, query))
  serve(server, ops.choose, (ctx, { body }) => choose(ctx, body))
  serve(server, ops.batch, (ctx, { params }) => readBatch(ctx, params.id))
  serve(server, ops.submit, (ctx, { params }) => submitBatch(ctx, params.id))
  serve(server, ops.csv, async (ctx, { params, reply }) => sendCsv(reply, await exportBatch(ctx, params.id)))
  serve(server, ops.pay, (ctx, { params, body }) => payBatch(ctx, params.id, body))
  serve(server, ops.discard, (ctx, { params }) => discard(ctx, params.id))
}
