// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { manualEntriesContract } from './contract.ts'

export const manualEntriesCalls: EndpointRefsOf<typeof manualEntriesContract> = {
  list: { method: 'GET', path: '/api/ops/manual-entries' },
  read: { method: 'GET', path: '/api/ops/manual-entries/:id' },
  uploadProof: { method: 'POST', path: '/api/ops/manual-entries/proofs', idempotent: false },
  proof: { method: 'GET', path: '/api/ops/manual-entries/:id/proof' },
  write: { method: 'POST', path: '/api/ops/manual-entries' },
  reverse: { method: 'POST', path: '/api/ops/manual-entries/reversals' },
}
