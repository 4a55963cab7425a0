import type { CallsOf } from '../kernel/endpoint.ts'
import type { ticketsContract } from './contract.ts'

export const ticketsCalls: CallsOf<typeof ticketsContract> = {
  list: { method: 'GET', path: '/api/ops/tickets' },
  read: { method: 'GET', path: '/api/ops/tickets/:id' },
  answer: { method: 'POST', path: '/api/ops/tickets/:id/answer' },
  close: { method: 'POST', path: '/api/ops/tickets/:id/close' },
  reopen: { method: 'POST', path: '/api/ops/tickets/:id/reopen' },
  take: { method: 'POST', path: '/api/ops/tickets/:id/take' },
  giveBack: { method: 'POST', path: '/api/ops/tickets/:id/give-back' },
}
