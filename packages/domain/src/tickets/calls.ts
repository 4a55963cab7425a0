// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { ticketsContract } from './contract.ts'
import type { inboxContract } from './contract-inbox.ts'
import type { ticketTemplatesContract } from './contract-templates.ts'

export const ticketsCalls: EndpointRefsOf<typeof ticketsContract> = {
  list: { method: 'GET', path: '/api/ops/tickets' },
  read: { method: 'GET', path: '/api/ops/tickets/:id' },
  answer: { method: 'POST', path: '/api/ops/tickets/:id/answer' },
  close: { method: 'POST', path: '/api/ops/tickets/:id/close' },
  admit: { method: 'POST', path: '/api/ops/tickets/:id/admit' },
  reopen: { method: 'POST', path: '/api/ops/tickets/:id/reopen' },
  take: { method: 'POST', path: '/api/ops/tickets/:id/take' },
  handOver: { method: 'POST', path: '/api/ops/tickets/:id/hand-over' },
  giveBack: { method: 'POST', path: '/api/ops/tickets/:id/give-back' },
}

export const inboxCalls: EndpointRefsOf<typeof inboxContract> = {
  note: { method: 'POST', path: '/api/ops/tickets/:id/notes' },
  file: { method: 'GET', path: '/api/ops/tickets/:id/files/:file' },
  asker: { method: 'GET', path: '/api/ops/tickets/:id/asker' },
  writing: { method: 'POST', path: '/api/ops/tickets/:id/writing', idempotent: false },
  merge: { method: 'POST', path: '/api/ops/tickets/:id/merge' },
  unmerge: { method: 'POST', path: '/api/ops/tickets/:id/unmerge' },
  bulk: { method: 'POST', path: '/api/ops/tickets/bulk', idempotent: false },
}

export const ticketTemplatesCalls: EndpointRefsOf<typeof ticketTemplatesContract> = {
  list: { method: 'GET', path: '/api/ops/ticket-templates' },
  add: { method: 'POST', path: '/api/ops/ticket-templates' },
  change: { method: 'PUT', path: '/api/ops/ticket-templates/:id' },
  remove: { method: 'DELETE', path: '/api/ops/ticket-templates/:id' },
}
