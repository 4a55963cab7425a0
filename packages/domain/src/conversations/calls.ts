// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { conversationsContract } from './contract.ts'
import type { conversationsOpsContract } from './contract-ops.ts'

export const conversationsCalls: EndpointRefsOf<typeof conversationsContract> = {
  list: { method: 'GET', path: '/api/conversations' },
  messages: { method: 'GET', path: '/api/conversations/:id/messages' },
  write: { method: 'POST', path: '/api/conversations/:id/messages' },
  file: { method: 'GET', path: '/api/conversations/:id/files/:file' },
  markRead: { method: 'POST', path: '/api/conversations/:id/read' },
}

export const conversationsOpsCalls: EndpointRefsOf<typeof conversationsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/conversations' },
  messages: { method: 'GET', path: '/api/ops/conversations/:id/messages' },
  write: { method: 'POST', path: '/api/ops/conversations/:id/messages' },
  file: { method: 'GET', path: '/api/ops/conversations/:id/files/:file' },
  markRead: { method: 'POST', path: '/api/ops/conversations/:id/read' },
  settle: { method: 'POST', path: '/api/ops/conversations/:id/settle' },
}
