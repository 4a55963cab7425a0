// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientRenewalsContract, renewalsOpsContract, talentRenewalsContract } from './contract.ts'

export const clientRenewalsCalls: EndpointRefsOf<typeof clientRenewalsContract> = {
  list: { method: 'GET', path: '/api/client/contract-renewals' },
  renew: { method: 'POST', path: '/api/client/contract-renewals/renew', idempotent: false },
  changeTerms: { method: 'POST', path: '/api/client/contract-renewals/:id/change-terms' },
  withdraw: { method: 'POST', path: '/api/client/contract-renewals/:id/withdraw' },
  acceptFee: { method: 'POST', path: '/api/client/contract-renewals/:id/accept-fee' },
  acceptTerms: { method: 'POST', path: '/api/client/contract-renewals/:id/accept-terms' },
  reject: { method: 'POST', path: '/api/client/contract-renewals/reject', idempotent: false },
}

export const talentRenewalsCalls: EndpointRefsOf<typeof talentRenewalsContract> = {
  list: { method: 'GET', path: '/api/talent/contract-renewals' },
  document: { method: 'GET', path: '/api/talent/contract-renewals/:id/document' },
  sendCode: { method: 'POST', path: '/api/talent/contract-renewals/:id/code', idempotent: false },
  accept: { method: 'POST', path: '/api/talent/contract-renewals/:id/accept', idempotent: false },
  propose: { method: 'POST', path: '/api/talent/contract-renewals/:id/propose' },
  counter: { method: 'POST', path: '/api/talent/contract-renewals/:id/counter' },
  reject: { method: 'POST', path: '/api/talent/contract-renewals/:id/reject' },
}

export const renewalsOpsCalls: EndpointRefsOf<typeof renewalsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/contract-renewals' },
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/renewal' },
  approve: { method: 'POST', path: '/api/ops/contract-renewals/:id/approve' },
  refuse: { method: 'POST', path: '/api/ops/contract-renewals/:id/refuse' },
}
