// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { notificationsContract } from './contract.ts'
import type { messagesContract } from './contract-messages.ts'

export const notificationsCalls: EndpointRefsOf<typeof notificationsContract> = {
  stream: { method: 'GET', path: '/api/stream' },
  staffStream: { method: 'GET', path: '/api/ops/stream' },
  centre: { method: 'GET', path: '/api/users/notices' },
  read: { method: 'POST', path: '/api/users/notices/read' },
  notices: { method: 'GET', path: '/api/users/notifications' },
  choose: { method: 'PUT', path: '/api/users/notifications' },
  resume: { method: 'POST', path: '/api/users/notifications/resume' },
  receipts: { method: 'POST', path: '/api/messages/receipts', idempotent: false },
}

export const messagesCalls: EndpointRefsOf<typeof messagesContract> = {
  list: { method: 'GET', path: '/api/ops/messages' },
  retry: { method: 'POST', path: '/api/ops/messages/:id/retry' },
  dismiss: { method: 'POST', path: '/api/ops/messages/:id/dismiss' },
}
