// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { accountingPeriodsContract } from './contract.ts'

export const accountingPeriodsCalls: EndpointRefsOf<typeof accountingPeriodsContract> = {
  list: { method: 'GET', path: '/api/ops/accounting-periods' },
  read: { method: 'GET', path: '/api/ops/accounting-periods/:month' },
  begin: { method: 'POST', path: '/api/ops/accounting-periods/:month/begin' },
  stop: { method: 'POST', path: '/api/ops/accounting-periods/:month/stop' },
  close: { method: 'POST', path: '/api/ops/accounting-periods/:month/close' },
  reopen: { method: 'POST', path: '/api/ops/accounting-periods/:month/reopen' },
  setRate: { method: 'POST', path: '/api/ops/accounting-periods/:month/rate' },
}
