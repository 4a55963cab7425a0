// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { interviewsContract } from './contract.ts'
import type { calendarFeedContract, calendarFeedOpsContract } from './contract-feed.ts'
import type { interviewsFeedbackContract } from './contract-feedback.ts'
import type { interviewsMovesContract } from './contract-moves.ts'
import type { interviewsOpsContract } from './contract-ops.ts'
import type { interviewsPanelContract } from './contract-panel.ts'
import type { interviewsTalentContract } from './contract-talent.ts'

export const interviewsCalls: EndpointRefsOf<typeof interviewsContract> = {
  holidays: { method: 'GET', path: '/api/interview-holidays' },
  list: { method: 'GET', path: '/api/client/interview-requests' },
  read: { method: 'GET', path: '/api/client/interview-requests/:id' },
  start: { method: 'POST', path: '/api/client/interview-requests' },
  offer: { method: 'POST', path: '/api/client/interview-requests/:id/slots' },
  confirmNew: { method: 'POST', path: '/api/client/interview-requests/:id/new-slots/confirm' },
  refuseNew: { method: 'POST', path: '/api/client/interview-requests/:id/new-slots/unavailable' },
  cancel: { method: 'POST', path: '/api/client/interview-requests/:id/cancel' },
  setLink: { method: 'PUT', path: '/api/client/interview-requests/:id/link' },
}

export const calendarFeedCalls: EndpointRefsOf<typeof calendarFeedContract> = {
  feed: { method: 'GET', path: '/api/calendar/:file' },
  one: { method: 'GET', path: '/api/interviews/:id/interview.ics' },
  renew: { method: 'POST', path: '/api/users/calendar-feed' },
  state: { method: 'GET', path: '/api/users/calendar-feed' },
  revoke: { method: 'DELETE', path: '/api/users/calendar-feed' },
}

export const calendarFeedOpsCalls: EndpointRefsOf<typeof calendarFeedOpsContract> = {
  state: { method: 'GET', path: '/api/ops/calendar-feed' },
  renew: { method: 'POST', path: '/api/ops/calendar-feed' },
  revoke: { method: 'DELETE', path: '/api/ops/calendar-feed' },
}

export const interviewsFeedbackCalls: EndpointRefsOf<typeof interviewsFeedbackContract> = {
  give: { method: 'POST', path: '/api/client/interview-requests/:id/feedback' },
  rate: { method: 'POST', path: '/api/talent/interview-requests/:id/rating' },
  claimByClient: { method: 'POST', path: '/api/client/interview-requests/:id/no-show' },
  claimByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/no-show' },
  answerByClient: { method: 'POST', path: '/api/client/interview-requests/:id/no-show/answer' },
  answerByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/no-show/answer' },
}

export const interviewsMovesCalls: EndpointRefsOf<typeof interviewsMovesContract> = {
  askByClient: { method: 'POST', path: '/api/client/interview-requests/:id/move' },
  acceptByClient: { method: 'POST', path: '/api/client/interview-requests/:id/move/accept' },
  keepByClient: { method: 'POST', path: '/api/client/interview-requests/:id/move/keep' },
  dropByClient: { method: 'POST', path: '/api/client/interview-requests/:id/move/drop' },
  askByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/move' },
  acceptByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/move/accept' },
  keepByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/move/keep' },
  dropByTalent: { method: 'POST', path: '/api/talent/interview-requests/:id/move/drop' },
}

export const interviewsOpsCalls: EndpointRefsOf<typeof interviewsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/interviews' },
  read: { method: 'GET', path: '/api/ops/interviews/:id' },
  offer: { method: 'POST', path: '/api/ops/interviews/:id/slots' },
  confirmNew: { method: 'POST', path: '/api/ops/interviews/:id/new-slots/confirm' },
  cancel: { method: 'POST', path: '/api/ops/interviews/:id/cancel' },
  extend: { method: 'POST', path: '/api/ops/interviews/:id/extend' },
}

export const interviewsPanelCalls: EndpointRefsOf<typeof interviewsPanelContract> = {
  setPanel: { method: 'PUT', path: '/api/client/interview-requests/:id/interviewers' },
  furtherRound: { method: 'POST', path: '/api/client/interview-requests/:id/further-round' },
  score: { method: 'PUT', path: '/api/client/interview-requests/:id/scorecard' },
}

export const interviewsTalentCalls: EndpointRefsOf<typeof interviewsTalentContract> = {
  list: { method: 'GET', path: '/api/talent/interview-requests' },
  read: { method: 'GET', path: '/api/talent/interview-requests/:id' },
  confirm: { method: 'POST', path: '/api/talent/interview-requests/:id/confirm' },
  select: { method: 'POST', path: '/api/talent/interview-requests/:id/select' },
  propose: { method: 'POST', path: '/api/talent/interview-requests/:id/propose' },
  decline: { method: 'POST', path: '/api/talent/interview-requests/:id/decline' },
  excuse: { method: 'POST', path: '/api/talent/interview-requests/:id/excuse' },
  readByLink: { method: 'GET', path: '/api/interview-links/:token' },
  selectByLink: { method: 'POST', path: '/api/interview-links/:token/select' },
  proposeByLink: { method: 'POST', path: '/api/interview-links/:token/propose' },
  declineByLink: { method: 'POST', path: '/api/interview-links/:token/decline' },
}
