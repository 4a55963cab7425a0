import { monthPreviewContract as preview } from '@fareeq/domain/invoices/contract-preview.ts'
import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { sendCsv, sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { rebill } from './actions-rebilling.ts'
import { changeDraft, writeDraft } from './actions-drafting.ts'
import { credit, issue, listCompanies, listForStaff, readForStaff, voidInvoice } from './actions-ops.ts'
import { csvForStaff } from './actions-csv.ts'
import { hold, previewSheet, readPreview, release } from './actions-preview.ts'
import { printCreditForStaff, printForStaff } from './actions-printing.ts'

export function invoicesOpsRoutes(server: Server) {
  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.companies, (ctx, { query }) => listCompanies(ctx, query))
  serve(server, ops.csv, async (ctx, { query, reply }) => sendCsv(reply, await csvForStaff(ctx, query)))
  serve(server, preview.read, (ctx) => readPreview(ctx))
  serve(server, preview.csv, async (ctx, { reply }) => sendCsv(reply, await previewSheet(ctx)))
  serve(server, preview.hold, (ctx, { params, body }) => hold(ctx, params.id, body))
  serve(server, preview.release, (ctx, { params }) => release(ctx, params.id))
  serve(server, ops.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.print, async (ctx, { params, reply }) => sendPdf(reply, await printForStaff(ctx, params.id)))
  serve(server, ops.printCredit, async (ctx, { params, reply }) =>
    sendPdf(reply, await printCreditForStaff(ctx, params.id, params.note)),
  )
  serve(server, ops.draft, (ctx, { body }) => writeDraft(ctx, body))
  serve(server, ops.change, (ctx, { params, body }) => changeDraft(ctx, params.id, body))
  serve(server, ops.issue, (ctx, { params }) => issue(ctx, params.id))
  serve(server, ops.void, (ctx, { params, body }) => voidInvoice(ctx, params.id, body))
  serve(server, ops.billAgain, (ctx, { params }) => rebill(ctx, params.id))
  serve(server, ops.credit, (ctx, { params, body }) => credit(ctx, params.id, body))
}
