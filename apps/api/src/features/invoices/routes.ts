import { clientInvoicesContract as contract } from '@fareeq/domain/invoices/contract.ts'
import { sendCsv, sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBilling, saveBilling } from './actions-billing.ts'
import { csvForClient } from './actions-csv.ts'
import { printCredit, printForClient, printStatement } from './actions-printing.ts'
import { printReceipt } from './actions-receipts.ts'
import { listForClient, readForClient } from './actions-reading.ts'
import { readStatement } from './actions-statement.ts'

export function invoiceRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listForClient(call, query))
  serve(server, contract.read, (call, { params }) => readForClient(call, params.id))
  serve(server, contract.print, async (call, { params, reply }) =>
    sendPdf(reply, await printForClient(call, params.id)),
  )
  serve(server, contract.printCredit, async (call, { params, reply }) =>
    sendPdf(reply, await printCredit(call, params.id, params.note)),
  )
  serve(server, contract.printReceipt, async (call, { params, reply }) =>
    sendPdf(reply, await printReceipt(call, params.id, params.payment)),
  )
  serve(server, contract.csv, async (call, { reply }) => sendCsv(reply, await csvForClient(call)))
  serve(server, contract.statement, (call, { query }) => readStatement(call, query))
  serve(server, contract.printStatement, async (call, { query, reply }) =>
    sendPdf(reply, await printStatement(call, query)),
  )
  serve(server, contract.billing, (call) => readBilling(call))
  serve(server, contract.saveBilling, (call, { body }) => saveBilling(call, body))
}
