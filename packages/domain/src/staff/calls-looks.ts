import type { CallsOf } from '../kernel/endpoint.ts'
import type { accountLooksContract, staffLooksContract } from './contract-looks.ts'

export const staffLooksCalls: CallsOf<typeof staffLooksContract> = {
  begin: { method: 'POST', path: '/api/ops/looks', idempotent: false },
  end: { method: 'DELETE', path: '/api/ops/looks/:id' },
}

export const accountLooksCalls: CallsOf<typeof accountLooksContract> = {
  list: { method: 'GET', path: '/api/users/looks' },
}
