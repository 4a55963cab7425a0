import { inboxContract as inbox } from '@fareeq/domain/tickets/contract-inbox.ts'
import { ticketTemplatesContract as templates } from '@fareeq/domain/tickets/contract-templates.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { admitCompany } from './actions-admitting.ts'
import { addNote, changeTickets, readAsker } from './actions-inbox.ts'
import { mergeTicket, unmergeTicket } from './actions-merging.ts'
import { answerTicket, closeTicket, reopenTicket } from './actions-moves.ts'
import { giveTicketBack, handTicketOver, takeTicket } from './actions-owning.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './actions-templates.ts'
import { setWriting } from './actions-writing.ts'
import { listTickets, readTicket } from './actions.ts'

export function ticketRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listTickets(call, query))
  serve(server, contract.read, (call, { params }) => readTicket(call, params.id))
  serve(server, contract.answer, (call, { params, body }) => answerTicket(call, params.id, body))
  serve(server, contract.close, (call, { params }) => closeTicket(call, params.id))
  serve(server, contract.admit, (call, { params }) => admitCompany(call, params.id))
  serve(server, contract.reopen, (call, { params }) => reopenTicket(call, params.id))
  serve(server, contract.take, (call, { params, body }) => takeTicket(call, params.id, body.expected_owner))
  serve(server, contract.handOver, (call, { params, body }) => handTicketOver(call, params.id, body.to))
  serve(server, contract.giveBack, (call, { params }) => giveTicketBack(call, params.id))

  serve(server, inbox.note, (call, { params, body }) => addNote(call, params.id, body))
  serve(server, inbox.asker, (call, { params }) => readAsker(call, params.id))
  serve(server, inbox.writing, (call, { params, body }) => setWriting(call, params.id, body.on))
  serve(server, inbox.merge, (call, { params, body }) => mergeTicket(call, params.id, body.into))
  serve(server, inbox.unmerge, (call, { params }) => unmergeTicket(call, params.id))
  serve(server, inbox.bulk, (call, { body }) => changeTickets(call, body))

  serve(server, templates.list, (call) => listTemplates(call))
  serve(server, templates.add, (call, { body }) => addTemplate(call, body))
  serve(server, templates.change, (call, { params, body }) => changeTemplate(call, params.id, body))
  serve(server, templates.remove, (call, { params }) => removeTemplate(call, params.id))
}
