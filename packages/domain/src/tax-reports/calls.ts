// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { taxReportsContract } from './contract.ts'

export const taxReportsCalls: EndpointRefsOf<typeof taxReportsContract> = {
  vat: { method: 'GET', path: '/api/ops/tax-reports/vat' },
  vatPapers: { method: 'GET', path: '/api/ops/tax-reports/vat/papers' },
  wht: { method: 'GET', path: '/api/ops/tax-reports/wht' },
  whtLines: { method: 'GET', path: '/api/ops/tax-reports/wht/lines' },
  sheet: { method: 'GET', path: '/api/ops/tax-reports/csv' },
}
