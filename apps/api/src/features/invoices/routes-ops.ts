import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { sendCsv, sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { billAgain } from './actions-again.ts'
import { changeDraft, writeDraft } from './actions-drafting.ts'
import { credit, issue, listCompanies, listForStaff, readForStaff, voidInvoice } from './actions-ops.ts'
import { csvForStaff } from './actions-csv.ts'
import { printCreditForStaff, printForStaff } from './actions-printing.ts'

export function invoicesOpsRoutes(server: Server) {
  serve(server, ops.list, (call, { query }) => listForStaff(call, query))
  serve(server, ops.companies, (call) => listCompanies(call))
  serve(server, ops.csv, async (call, { query, reply }) => sendCsv(reply, await csvForStaff(call, query)))
  serve(server, ops.read, (call, { params }) => readForStaff(call, params.id))
  serve(server, ops.print, async (call, { params, reply }) => sendPdf(reply, await printForStaff(call, params.id)))
  serve(server, ops.printCredit, async (call, { params, reply }) =>
    sendPdf(reply, await printCreditForStaff(call, params.id, params.note)),
  )
  serve(server, ops.draft, (call, { body }) => writeDraft(call, body))
  serve(server, ops.change, (call, { params, body }) => changeDraft(call, params.id, body))
  serve(server, ops.issue, (call, { params }) => issue(call, params.id))
  serve(server, ops.void, (call, { params, body }) => voidInvoice(call, params.id, body))
  serve(server, ops.billAgain, (call, { params }) => billAgain(call, params.id))
  serve(server, ops.credit, (call, { params, body }) => credit(call, params.id, body))
}
