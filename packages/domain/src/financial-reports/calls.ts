// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { financialReportsContract } from './contract.ts'

export const financialReportsCalls: EndpointRefsOf<typeof financialReportsContract> = {
  ageing: { method: 'GET', path: '/api/ops/financial-reports/ageing' },
  ageingSheet: { method: 'GET', path: '/api/ops/financial-reports/ageing/csv' },
  openItems: { method: 'GET', path: '/api/ops/financial-reports/ageing/items' },
  statement: { method: 'GET', path: '/api/ops/financial-reports/statements/:id' },
  statementSheet: { method: 'GET', path: '/api/ops/financial-reports/statements/:id/csv' },
  revenue: { method: 'GET', path: '/api/ops/financial-reports/revenue' },
  revenueSheet: { method: 'GET', path: '/api/ops/financial-reports/revenue/csv' },
  earnedLines: { method: 'GET', path: '/api/ops/financial-reports/revenue/lines' },
}
