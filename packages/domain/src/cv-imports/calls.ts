// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { cvImportsContract } from './contract.ts'

export const cvImportsCalls: EndpointRefsOf<typeof cvImportsContract> = {
  importCv: { method: 'POST', path: '/api/users/importCv', idempotent: false },
  lastCvImport: { method: 'GET', path: '/api/users/importCv' },
}
