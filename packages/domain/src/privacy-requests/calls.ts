import type { CallsOf } from '../kernel/endpoint.ts'
import type { privacyRequestsContract } from './contract.ts'

export const privacyRequestsCalls: CallsOf<typeof privacyRequestsContract> = {
  privacy: { method: 'GET', path: '/api/users/privacy' },
  requestClosing: { method: 'POST', path: '/api/users/privacy/closing' },
  cancelClosing: { method: 'DELETE', path: '/api/users/privacy/closing' },
  exportData: { method: 'GET', path: '/api/users/privacy/export' },
}
