// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { heldMailsContract } from './contract-ops.ts'

export const heldMailsCalls: EndpointRefsOf<typeof heldMailsContract> = {
  list: { method: 'GET', path: '/api/ops/held-mails' },
  file: { method: 'GET', path: '/api/ops/held-mails/:id/files/:file' },
  accept: { method: 'POST', path: '/api/ops/held-mails/:id/accept' },
  settle: { method: 'POST', path: '/api/ops/held-mails/:id/settle' },
}
