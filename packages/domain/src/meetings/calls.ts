// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { meetingsContract } from './contract.ts'
import type { ownCalendarContract } from './contract-calendar.ts'
import type { meetingHostsContract } from './contract-hosts.ts'
import type { meetingsOpsContract } from './contract-ops.ts'
import type { visitorMeetingsContract } from './contract-visitors.ts'

export const meetingsCalls: EndpointRefsOf<typeof meetingsContract> = {
  slots: { method: 'GET', path: '/api/meetings/slots' },
  book: { method: 'POST', path: '/api/client/projects/bookMeeting' },
  next: { method: 'GET', path: '/api/client/meetings/next' },
  read: { method: 'GET', path: '/api/meetings/:token' },
  calendar: { method: 'GET', path: '/api/meetings/:token/meeting.ics' },
  move: { method: 'POST', path: '/api/meetings/:token/move' },
  cancel: { method: 'POST', path: '/api/meetings/:token/cancel' },
}

export const ownCalendarCalls: EndpointRefsOf<typeof ownCalendarContract> = {
  read: { method: 'GET', path: '/api/ops/calendar' },
}

export const meetingHostsCalls: EndpointRefsOf<typeof meetingHostsContract> = {
  list: { method: 'GET', path: '/api/ops/meetings/hosts' },
  add: { method: 'POST', path: '/api/ops/meetings/hosts' },
  change: { method: 'PUT', path: '/api/ops/meetings/hosts/:id' },
  activate: { method: 'PUT', path: '/api/ops/meetings/hosts/:id/active' },
  remove: { method: 'DELETE', path: '/api/ops/meetings/hosts/:id' },
}

export const meetingsOpsCalls: EndpointRefsOf<typeof meetingsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/meetings' },
  book: { method: 'POST', path: '/api/ops/meetings' },
  mark: { method: 'POST', path: '/api/ops/meetings/:id/outcome' },
  move: { method: 'POST', path: '/api/ops/meetings/:id/move' },
  cancel: { method: 'POST', path: '/api/ops/meetings/:id/cancel' },
  addAbsence: { method: 'POST', path: '/api/ops/meetings/absences' },
  dropAbsence: { method: 'DELETE', path: '/api/ops/meetings/absences/:id' },
}

export const visitorMeetingsCalls: EndpointRefsOf<typeof visitorMeetingsContract> = {
  registerPending: { method: 'POST', path: '/api/auth/register-pending-client' },
}
