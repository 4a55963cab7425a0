import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listTickets, readTicket } from './actions.ts'
import { answerTicket, closeTicket, giveTicketBack, reopenTicket, takeTicket } from './actions-moves.ts'

export function ticketRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.list, ({ query, ...call }) => listTickets(call, query))
  serve(server, contract.read, ({ params, ...call }) => readTicket(call, params.id))
  serve(server, contract.answer, ({ params, body, ...call }) => answerTicket({ ...call, platform }, params.id, body))
  serve(server, contract.close, ({ params, ...call }) => closeTicket({ ...call, platform }, params.id))
  serve(server, contract.reopen, ({ params, ...call }) => reopenTicket({ ...call, platform }, params.id))
  serve(server, contract.take, ({ params, body, ...call }) => takeTicket({ ...call, platform }, params.id, body.seen))
  serve(server, contract.giveBack, ({ params, ...call }) => giveTicketBack({ ...call, platform }, params.id))
}
