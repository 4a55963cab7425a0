// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { assessmentsContract } from './contract.ts'
import type { attemptsContract } from './contract-attempts.ts'
import type { assessmentsOpsContract } from './contract-ops.ts'
import type { reportContract } from './contract-report.ts'
import type { videosContract } from './contract-videos.ts'

export const assessmentsCalls: EndpointRefsOf<typeof assessmentsContract> = {
  list: { method: 'GET', path: '/api/skills-assessments' },
  invite: { method: 'POST', path: '/api/assessments/:id/invite' },
}

export const attemptsCalls: EndpointRefsOf<typeof attemptsContract> = {
  read: { method: 'GET', path: '/api/assessments/attempts/:token' },
  start: { method: 'POST', path: '/api/assessments/attempts/:token/start' },
  takeOver: { method: 'POST', path: '/api/assessments/attempts/:token/take-over' },
  save: { method: 'PUT', path: '/api/assessments/attempts/:token/answers/:position', idempotent: false },
  heartbeat: { method: 'POST', path: '/api/assessments/attempts/:token/heartbeat', idempotent: false },
  run: { method: 'POST', path: '/api/assessments/attempts/:token/runs' },
  readRun: { method: 'GET', path: '/api/assessments/attempts/:token/runs/:id' },
  submit: { method: 'POST', path: '/api/assessments/attempts/:token/submit' },
  reportIncident: { method: 'POST', path: '/api/assessments/attempts/:token/incident' },
}

export const assessmentsOpsCalls: EndpointRefsOf<typeof assessmentsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/assessments' },
  read: { method: 'GET', path: '/api/ops/assessments/:id' },
  review: { method: 'POST', path: '/api/ops/assessments/:id/review' },
  giveBack: { method: 'POST', path: '/api/ops/assessments/:id/void' },
  annul: { method: 'POST', path: '/api/ops/assessments/:id/annul' },
  keep: { method: 'POST', path: '/api/ops/assessments/:id/keep' },
  decide: { method: 'POST', path: '/api/ops/assessments/objections/:id' },
  items: { method: 'GET', path: '/api/ops/assessment-items' },
  retire: { method: 'PUT', path: '/api/ops/assessment-items/:id' },
}

export const reportCalls: EndpointRefsOf<typeof reportContract> = {
  read: { method: 'GET', path: '/api/talent/report' },
  print: { method: 'GET', path: '/api/talent/report/pdf' },
  share: { method: 'POST', path: '/api/talent/report/share' },
  revoke: { method: 'DELETE', path: '/api/talent/report/share/:id' },
  sharePersonality: { method: 'PUT', path: '/api/talent/report/personality' },
  comment: { method: 'POST', path: '/api/talent/attempts/:id/comment' },
  object: { method: 'POST', path: '/api/talent/attempts/:id/objection' },
}

export const videosCalls: EndpointRefsOf<typeof videosContract> = {
  announce: { method: 'POST', path: '/api/assessments/attempts/:token/takes', idempotent: false },
  state: { method: 'GET', path: '/api/assessments/uploads/:id' },
  append: { method: 'PATCH', path: '/api/assessments/uploads/:id', idempotent: false },
  watch: { method: 'GET', path: '/api/assessments/videos/:id' },
}
