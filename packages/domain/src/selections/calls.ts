import type { CallsOf } from '../kernel/endpoint.ts'
import type { selectionsOpsContract } from './contract-ops.ts'
import type { selectionRecordContract } from './contract-record.ts'
import type { selectionsContract } from './contract.ts'

export const selectionsCalls: CallsOf<typeof selectionsContract> = {
  own: { method: 'GET', path: '/api/talent/selection' },
  apply: { method: 'POST', path: '/api/talent/selection/apply' },
}

export const selectionsOpsCalls: CallsOf<typeof selectionsOpsContract> = {
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

export const selectionRecordCalls: CallsOf<typeof selectionRecordContract> = {
  read: { method: 'GET', path: '/api/ops/selections/:id' },
  evaluate: { method: 'POST', path: '/api/ops/selections/:id/evaluation' },
  meet: { method: 'POST', path: '/api/ops/selections/:id/meetings' },
  hold: { method: 'POST', path: '/api/ops/selections/:id/meetings/:meeting/outcome' },
  note: { method: 'POST', path: '/api/ops/selections/:id/notes' },
}
