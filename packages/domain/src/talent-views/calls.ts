// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { talentViewsContract } from './contract.ts'
import type { talentsOpsContract } from './contract-ops.ts'
import type { talentReportsContract } from './contract-reports.ts'

export const talentViewsCalls: EndpointRefsOf<typeof talentViewsContract> = {
  view: { method: 'GET', path: '/api/client/users/:id' },
  print: { method: 'GET', path: '/api/client/users/:id/pdf' },
  share: { method: 'POST', path: '/api/client/users/:id/share' },
  choose: { method: 'PUT', path: '/api/client/users/:id/share' },
  revoke: { method: 'DELETE', path: '/api/client/users/:id/share' },
}

export const talentsOpsCalls: EndpointRefsOf<typeof talentsOpsContract> = {
  find: { method: 'GET', path: '/api/ops/talents' },
  read: { method: 'GET', path: '/api/ops/talents/:id' },
}

export const talentReportsCalls: EndpointRefsOf<typeof talentReportsContract> = {
  report: { method: 'GET', path: '/api/client/users/:id/assessment-report' },
  videos: { method: 'GET', path: '/api/client/users/:id/video-interview' },
}
