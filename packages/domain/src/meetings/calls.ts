import type { CallsOf } from '../kernel/endpoint.ts'
import type { meetingsContract } from './contract.ts'
import type { meetingsOpsContract } from './contract-ops.ts'
import type { visitorMeetingsContract } from './contract-visitors.ts'

export const meetingsCalls: CallsOf<typeof meetingsContract> = {
  slots: { method: 'GET', path: '/api/meetings/slots' },
  book: { method: 'POST', path: '/api/client/projects/bookMeeting' },
  next: { method: 'GET', path: '/api/client/meetings/next' },
  read: { method: 'GET', path: '/api/meetings/:token' },
  calendar: { method: 'GET', path: '/api/meetings/:token/meeting.ics' },
  move: { method: 'POST', path: '/api/meetings/:token/move' },
  cancel: { method: 'POST', path: '/api/meetings/:token/cancel' },
}

export const meetingsOpsCalls: CallsOf<typeof meetingsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/meetings' },
  move: { method: 'POST', path: '/api/ops/meetings/:id/move' },
  cancel: { method: 'POST', path: '/api/ops/meetings/:id/cancel' },
  addAbsence: { method: 'POST', path: '/api/ops/meetings/absences' },
  dropAbsence: { method: 'DELETE', path: '/api/ops/meetings/absences/:id' },
}

export const visitorMeetingsCalls: CallsOf<typeof visitorMeetingsContract> = {
  registerPending: { method: 'POST', path: '/api/auth/register-pending-client' },
}
