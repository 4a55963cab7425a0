// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientInvoicesContract } from './contract.ts'
import type { invoicesOpsContract } from './contract-ops.ts'
import type { monthPreviewContract } from './contract-preview.ts'

export const clientInvoicesCalls: EndpointRefsOf<typeof clientInvoicesContract> = {
  list: { method: 'GET', path: '/api/client/invoices' },
  read: { method: 'GET', path: '/api/client/invoices/:id' },
  print: { method: 'GET', path: '/api/client/invoices/:id/pdf' },
  printCredit: { method: 'GET', path: '/api/client/invoices/:id/credit-notes/:note/pdf' },
  printReceipt: { method: 'GET', path: '/api/client/invoices/:id/payments/:payment/receipt' },
  csv: { method: 'GET', path: '/api/client/invoices/csv' },
  statement: { method: 'GET', path: '/api/client/invoices/statement' },
  printStatement: { method: 'GET', path: '/api/client/invoices/statement/pdf' },
  billing: { method: 'GET', path: '/api/client/billing' },
  saveBilling: { method: 'PUT', path: '/api/client/billing' },
}

export const invoicesOpsCalls: EndpointRefsOf<typeof invoicesOpsContract> = {
  list: { method: 'GET', path: '/api/ops/invoices' },
  companies: { method: 'GET', path: '/api/ops/invoices/companies' },
  csv: { method: 'GET', path: '/api/ops/invoices/csv' },
  read: { method: 'GET', path: '/api/ops/invoices/:id' },
  print: { method: 'GET', path: '/api/ops/invoices/:id/pdf' },
  printCredit: { method: 'GET', path: '/api/ops/invoices/:id/credit-notes/:note/pdf' },
  draft: { method: 'POST', path: '/api/ops/invoices' },
  change: { method: 'PUT', path: '/api/ops/invoices/:id' },
  issue: { method: 'POST', path: '/api/ops/invoices/:id/issue' },
  void: { method: 'POST', path: '/api/ops/invoices/:id/void' },
  billAgain: { method: 'POST', path: '/api/ops/invoices/:id/bill-again' },
  credit: { method: 'POST', path: '/api/ops/invoices/:id/credit-notes' },
}

export const monthPreviewCalls: EndpointRefsOf<typeof monthPreviewContract> = {
  read: { method: 'GET', path: '/api/ops/invoices/next-month' },
  csv: { method: 'GET', path: '/api/ops/invoices/next-month/csv' },
  hold: { method: 'POST', path: '/api/ops/invoices/next-month/:id/hold' },
  release: { method: 'POST', path: '/api/ops/invoices/next-month/:id/release' },
}
