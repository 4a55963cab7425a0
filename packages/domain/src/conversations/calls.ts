// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { conversationsContract } from './contract.ts'
import type { conversationsOpsContract } from './contract-ops.ts'
import type { messageReviewsContract } from './contract-reviews.ts'

export const conversationsCalls: EndpointRefsOf<typeof conversationsContract> = {
  list: { method: 'GET', path: '/api/conversations' },
  messages: { method: 'GET', path: '/api/conversations/:id/messages' },
  write: { method: 'POST', path: '/api/conversations/:id/messages' },
  upload: { method: 'POST', path: '/api/conversations/:id/files', idempotent: false },
  file: { method: 'GET', path: '/api/conversations/:id/files/:file' },
  report: { method: 'POST', path: '/api/conversations/:id/messages/:message/report' },
  markRead: { method: 'POST', path: '/api/conversations/:id/read' },
}

export const conversationsOpsCalls: EndpointRefsOf<typeof conversationsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/conversations' },
  chooseMails: { method: 'PUT', path: '/api/ops/conversation-mails' },
  messages: { method: 'GET', path: '/api/ops/conversations/:id/messages' },
  write: { method: 'POST', path: '/api/ops/conversations/:id/messages' },
  upload: { method: 'POST', path: '/api/ops/conversations/:id/files', idempotent: false },
  file: { method: 'GET', path: '/api/ops/conversations/:id/files/:file' },
  markRead: { method: 'POST', path: '/api/ops/conversations/:id/read' },
  settle: { method: 'POST', path: '/api/ops/conversations/:id/settle' },
}

export const messageReviewsCalls: EndpointRefsOf<typeof messageReviewsContract> = {
  list: { method: 'GET', path: '/api/ops/message-reviews' },
  release: { method: 'POST', path: '/api/ops/message-reviews/:id/release' },
  keep: { method: 'POST', path: '/api/ops/message-reviews/:id/keep' },
  hide: { method: 'POST', path: '/api/ops/message-reviews/:id/hide' },
  dismiss: { method: 'POST', path: '/api/ops/message-reviews/:id/dismiss' },
}
