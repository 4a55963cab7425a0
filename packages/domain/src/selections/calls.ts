// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { selectionsContract } from './contract.ts'
import type { selectionBulksContract } from './contract-bulks.ts'
import type { selectionsOpsContract } from './contract-ops.ts'
import type { selectionRecordContract } from './contract-record.ts'

export const selectionsCalls: EndpointRefsOf<typeof selectionsContract> = {
  own: { method: 'GET', path: '/api/talent/selection' },
  apply: { method: 'POST', path: '/api/talent/selection/apply' },
}

export const selectionBulksCalls: EndpointRefsOf<typeof selectionBulksContract> = {
  preview: { method: 'POST', path: '/api/ops/selection-bulks/preview', idempotent: false },
  begin: { method: 'POST', path: '/api/ops/selection-bulks' },
  read: { method: 'GET', path: '/api/ops/selection-bulks/:id' },
  stop: { method: 'POST', path: '/api/ops/selection-bulks/:id/stop' },
  undo: { method: 'POST', path: '/api/ops/selection-bulks/:id/undo' },
  views: { method: 'GET', path: '/api/ops/selection-views' },
  saveView: { method: 'POST', path: '/api/ops/selection-views' },
  dropView: { method: 'DELETE', path: '/api/ops/selection-views/:id' },
}

export const selectionsOpsCalls: EndpointRefsOf<typeof selectionsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/selections' },
  counts: { method: 'GET', path: '/api/ops/selections/counts' },
  move: { method: 'POST', path: '/api/ops/selections/:id/move' },
  reject: { method: 'POST', path: '/api/ops/selections/:id/reject' },
  reconsider: { method: 'POST', path: '/api/ops/selections/:id/reconsider' },
  invite: { method: 'POST', path: '/api/ops/selections/:id/invite' },
  take: { method: 'POST', path: '/api/ops/selections/:id/take' },
  handOver: { method: 'POST', path: '/api/ops/selections/:id/hand-over' },
  giveBack: { method: 'POST', path: '/api/ops/selections/:id/give-back' },
}

export const selectionRecordCalls: EndpointRefsOf<typeof selectionRecordContract> = {
  read: { method: 'GET', path: '/api/ops/selections/:id' },
  evaluate: { method: 'POST', path: '/api/ops/selections/:id/evaluation' },
  scheduleMeeting: { method: 'POST', path: '/api/ops/selections/:id/meetings' },
  meetingSlots: { method: 'GET', path: '/api/ops/selections/:id/slots' },
  recordOutcome: { method: 'POST', path: '/api/ops/selections/:id/meetings/:meeting/outcome' },
  note: { method: 'POST', path: '/api/ops/selections/:id/notes' },
}
