import { payoutsOpsContract as ops } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as contract } from '@fareeq/domain/payouts/contract.ts'
import { sendCsv } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { choose, discard, exportBatch, listBatches, readBatch } from './actions-batches.ts'
import { readDetails, saveDetails } from './actions-details.ts'
import { hold, listForStaff, release } from './actions-ops.ts'
import { payBatch } from './actions-paying.ts'
import { listForTalent } from './actions-reading.ts'

export function payoutRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listForTalent(call, query))
  serve(server, contract.details, (call) => readDetails(call))
  serve(server, contract.saveDetails, (call, { body }) => saveDetails(call, body))
  serve(server, ops.list, (call, { query }) => listForStaff(call, query))
  serve(server, ops.hold, (call, { params, body }) => hold(call, params.id, body))
  serve(server, ops.release, (call, { params, body }) => release(call, params.id, body))
  serve(server, ops.batches, (call, { query }) => listBatches(call, query))
  serve(server, ops.choose, (call, { body }) => choose(call, body))
  serve(server, ops.batch, (call, { params }) => readBatch(call, params.id))
  serve(server, ops.csv, async (call, { params, reply }) => sendCsv(reply, await exportBatch(call, params.id)))
  serve(server, ops.pay, (call, { params, body }) => payBatch(call, params.id, body))
  serve(server, ops.discard, (call, { params }) => discard(call, params.id))
}
