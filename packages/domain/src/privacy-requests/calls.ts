// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { privacyRequestsContract } from './contract.ts'
import type { privacyRequestsOpsContract } from './contract-ops.ts'

export const privacyRequestsCalls: EndpointRefsOf<typeof privacyRequestsContract> = {
  privacy: { method: 'GET', path: '/api/users/privacy' },
  requestClosing: { method: 'POST', path: '/api/users/privacy/closing' },
  cancelClosing: { method: 'DELETE', path: '/api/users/privacy/closing' },
  exportData: { method: 'GET', path: '/api/users/privacy/export' },
}

export const privacyRequestsOpsCalls: EndpointRefsOf<typeof privacyRequestsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/privacy-requests' },
  read: { method: 'GET', path: '/api/ops/privacy-requests/:id' },
  record: { method: 'POST', path: '/api/ops/privacy-requests' },
  stop: { method: 'POST', path: '/api/ops/privacy-requests/:id/stop' },
}
