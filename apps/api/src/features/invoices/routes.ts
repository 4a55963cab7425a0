import { clientInvoicesContract as contract } from '@fareeq/domain/invoices/contract.ts'
import { sendCsv, sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBilling, saveBilling } from './actions-billing.ts'
import { csvForClient } from './actions-csv.ts'
import { printCredit, printForClient } from './actions-printing.ts'
import { printReceipt } from './actions-receipts.ts'
import { listForClient, readForClient } from './actions-reading.ts'
import { printStatement, readStatement } from './actions-statement.ts'

export function invoiceRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listForClient(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, contract.print, async (ctx, { params, reply }) => sendPdf(reply, await printForClient(ctx, params.id)))
  serve(server, contract.printCredit, async (ctx, { params, reply }) =>
    sendPdf(reply, await printCredit(ctx, params.id, params.note)),
  )
  serve(server, contract.printReceipt, async (ctx, { params, reply }) =>
    sendPdf(reply, await printReceipt(ctx, params.id, params.payment)),
  )
  serve(server, contract.csv, async (ctx, { reply }) => sendCsv(reply, await csvForClient(ctx)))
  serve(server, contract.statement, (ctx, { query }) => readStatement(ctx, query))
  serve(server, contract.printStatement, async (ctx, { query, reply }) =>
    sendPdf(reply, await printStatement(ctx, query)),
  )
  serve(server, contract.billing, (ctx) => readBilling(ctx))
  serve(server, contract.saveBilling, (ctx, { body }) => saveBilling(ctx, body))
}
