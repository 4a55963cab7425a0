// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientRecurringContract, recurringOpsContract } from './contract.ts'

export const clientRecurringCalls: EndpointRefsOf<typeof clientRecurringContract> = {
  list: { method: 'GET', path: '/api/client/recurring-invoices' },
}

export const recurringOpsCalls: EndpointRefsOf<typeof recurringOpsContract> = {
  list: { method: 'GET', path: '/api/ops/recurring-invoices' },
  read: { method: 'GET', path: '/api/ops/recurring-invoices/:id' },
  make: { method: 'POST', path: '/api/ops/recurring-invoices' },
  change: { method: 'PUT', path: '/api/ops/recurring-invoices/:id' },
  pause: { method: 'POST', path: '/api/ops/recurring-invoices/:id/pause' },
  resume: { method: 'POST', path: '/api/ops/recurring-invoices/:id/resume' },
  end: { method: 'POST', path: '/api/ops/recurring-invoices/:id/end' },
}
