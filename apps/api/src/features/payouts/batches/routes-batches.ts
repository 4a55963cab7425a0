import { payoutBatchesContract as contract } from '@fareeq/domain/payouts/contract-batches.ts'
import { sendCsv, sendXml } from '../../../platform/http/downloads.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { choose, discard, submitBatch } from './actions-batches.ts'
import { rejectTransfer, returnTransfer } from '../actions-failures.ts'
import { writeBatch } from './actions-files.ts'
import { payBatch } from './actions-paying.ts'
import { listBatches, readBatch } from './actions-reading.ts'
import { applyReport, previewReport } from './actions-reports.ts'
import { exportBatch } from './actions-tables.ts'
import { listTemplates, removeTemplate, saveTemplate } from './actions-templates.ts'

export function payoutBatchRoutes(server: Server) {
  serve(server, contract.batches, (ctx, { query }) => listBatches(ctx, query))
  serve(server, contract.choose, (ctx, { body }) => choose(ctx, body))
  serve(server, contract.batch, (ctx, { params }) => readBatch(ctx, params.id))
  serve(server, contract.submit, (ctx, { params }) => submitBatch(ctx, params.id))
  serve(server, contract.csv, async (ctx, { params, query, reply }) =>
    sendCsv(reply, await exportBatch(ctx, params.id, query.template)),
  )
  serve(server, contract.pain, async (ctx, { params, query, reply }) =>
    sendXml(reply, await writeBatch(ctx, params.id, query)),
  )
  serve(server, contract.previewReport, (ctx, { params, upload }) => previewReport(ctx, params.id, upload))
  serve(server, contract.report, (ctx, { params, upload }) => applyReport(ctx, params.id, upload))
  serve(server, contract.pay, (ctx, { params, body }) => payBatch(ctx, params.id, body))
  serve(server, contract.discard, (ctx, { params }) => discard(ctx, params.id))
  serve(server, contract.reject, (ctx, { params, body }) => rejectTransfer(ctx, params.id, body))
  serve(server, contract.return, (ctx, { params, body }) => returnTransfer(ctx, params.id, body))
  serve(server, contract.templates, (ctx) => listTemplates(ctx))
  serve(server, contract.saveTemplate, (ctx, { body }) => saveTemplate(ctx, body))
  serve(server, contract.removeTemplate, (ctx, { params }) => removeTemplate(ctx, params.id))
}
