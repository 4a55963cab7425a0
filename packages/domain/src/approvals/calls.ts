// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { approvalsContract } from './contract.ts'

export const approvalsCalls: EndpointRefsOf<typeof approvalsContract> = {
  list: { method: 'GET', path: '/api/ops/approvals' },
  release: { method: 'POST', path: '/api/ops/approvals/:id/release' },
  refuse: { method: 'POST', path: '/api/ops/approvals/:id/refuse' },
  withdraw: { method: 'POST', path: '/api/ops/approvals/:id/withdraw' },
  substitutes: { method: 'GET', path: '/api/ops/approval-substitutes' },
  appoint: { method: 'POST', path: '/api/ops/approval-substitutes' },
  endSubstitution: { method: 'POST', path: '/api/ops/approval-substitutes/:id/end' },
}
