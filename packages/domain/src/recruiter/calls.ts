// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { recruiterContract } from './contract.ts'

export const recruiterCalls: EndpointRefsOf<typeof recruiterContract> = {
  list: { method: 'GET', path: '/api/recruiter/conversations' },
  begin: { method: 'POST', path: '/api/recruiter/conversations', idempotent: false },
  read: { method: 'GET', path: '/api/recruiter/conversations/:id' },
  change: { method: 'PATCH', path: '/api/recruiter/conversations/:id', idempotent: false },
  remove: { method: 'DELETE', path: '/api/recruiter/conversations/:id' },
  say: { method: 'POST', path: '/api/recruiter/conversations/:id/messages', idempotent: false },
  correct: { method: 'PUT', path: '/api/recruiter/conversations/:id/requirement', idempotent: false },
  confirm: {
    method: 'POST',
    path: '/api/recruiter/conversations/:id/proposals/:proposal_id/confirm',
    idempotent: false,
  },
  drop: { method: 'POST', path: '/api/recruiter/conversations/:id/proposals/:proposal_id/drop', idempotent: false },
  object: { method: 'POST', path: '/api/recruiter/conversations/:id/objections' },
}
