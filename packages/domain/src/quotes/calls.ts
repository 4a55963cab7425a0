// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientQuotesContract, quotesOpsContract } from './contract.ts'

export const clientQuotesCalls: EndpointRefsOf<typeof clientQuotesContract> = {
  list: { method: 'GET', path: '/api/client/quotes' },
  read: { method: 'GET', path: '/api/client/quotes/:id' },
  print: { method: 'GET', path: '/api/client/quotes/:id/pdf' },
  accept: { method: 'POST', path: '/api/client/quotes/:id/accept' },
  decline: { method: 'POST', path: '/api/client/quotes/:id/decline' },
}

export const quotesOpsCalls: EndpointRefsOf<typeof quotesOpsContract> = {
  list: { method: 'GET', path: '/api/ops/quotes' },
  read: { method: 'GET', path: '/api/ops/quotes/:id' },
  print: { method: 'GET', path: '/api/ops/quotes/:id/pdf' },
  write: { method: 'POST', path: '/api/ops/quotes' },
  change: { method: 'PUT', path: '/api/ops/quotes/:id' },
  send: { method: 'POST', path: '/api/ops/quotes/:id/send' },
  withdraw: { method: 'POST', path: '/api/ops/quotes/:id/withdraw' },
  discard: { method: 'POST', path: '/api/ops/quotes/:id/discard' },
  copy: { method: 'POST', path: '/api/ops/quotes/:id/copy' },
}
