// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { calendarSourcesContract, calendarSourcesOpsContract } from './contract.ts'

export const calendarSourcesCalls: EndpointRefsOf<typeof calendarSourcesContract> = {
  list: { method: 'GET', path: '/api/users/calendars' },
  add: { method: 'POST', path: '/api/users/calendars', idempotent: false },
  remove: { method: 'DELETE', path: '/api/users/calendars/:id' },
}

export const calendarSourcesOpsCalls: EndpointRefsOf<typeof calendarSourcesOpsContract> = {
  list: { method: 'GET', path: '/api/ops/calendars' },
  add: { method: 'POST', path: '/api/ops/calendars', idempotent: false },
  remove: { method: 'DELETE', path: '/api/ops/calendars/:id' },
}
