import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listTickets, readTicket } from './actions.ts'
import { answerTicket, closeTicket, giveTicketBack, reopenTicket, takeTicket } from './actions-moves.ts'

export function ticketRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listTickets(call, query))
  serve(server, contract.read, (call, { params }) => readTicket(call, params.id))
  serve(server, contract.answer, (call, { params, body }) => answerTicket(call, params.id, body))
  serve(server, contract.close, (call, { params }) => closeTicket(call, params.id))
  serve(server, contract.reopen, (call, { params }) => reopenTicket(call, params.id))
  serve(server, contract.take, (call, { params, body }) => takeTicket(call, params.id, body.seen))
  serve(server, contract.giveBack, (call, { params }) => giveTicketBack(call, params.id))
}
