import type { CallsOf } from '../kernel/endpoint.ts'
import type { accountImpersonationsContract, impersonationsContract } from './contract-impersonations.ts'

export const impersonationsCalls: CallsOf<typeof impersonationsContract> = {
  begin: { method: 'POST', path: '/api/ops/impersonations', idempotent: false },
  end: { method: 'DELETE', path: '/api/ops/impersonations/:id' },
}

export const accountImpersonationsCalls: CallsOf<typeof accountImpersonationsContract> = {
  list: { method: 'GET', path: '/api/users/impersonations' },
}
