import { inboxContract as inbox } from '@fareeq/domain/tickets/contract-inbox.ts'
import { ticketTemplatesContract as templates } from '@fareeq/domain/tickets/contract-templates.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { admitCompany } from './actions-admitting.ts'
import { openFile } from './actions-files.ts'
import { addNote, changeTickets, readAsker } from './actions-inbox.ts'
import { mergeTicket, unmergeTicket } from './actions-merging.ts'
import { answerTicket, closeTicket, reopenTicket } from './actions-moves.ts'
import { giveTicketBack, handTicketOver, takeTicket } from './actions-owning.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './actions-templates.ts'
import { setWriting } from './actions-writing.ts'
import { listTickets, readTicket } from './actions.ts'

export function ticketRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listTickets(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readTicket(ctx, params.id))
  serve(server, contract.answer, (ctx, { params, body }) => answerTicket(ctx, params.id, body))
  serve(server, contract.close, (ctx, { params }) => closeTicket(ctx, params.id))
  serve(server, contract.admit, (ctx, { params }) => admitCompany(ctx, params.id))
  serve(server, contract.reopen, (ctx, { params }) => reopenTicket(ctx, params.id))
  serve(server, contract.take, (ctx, { params, body }) => takeTicket(ctx, params.id, body.expected_owner))
  serve(server, contract.handOver, (ctx, { params, body }) => handTicketOver(ctx, params.id, body.to))
  serve(server, contract.giveBack, (ctx, { params }) => giveTicketBack(ctx, params.id))

  serve(server, inbox.note, (ctx, { params, body }) => addNote(ctx, params.id, body))
  serve(server, inbox.file, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openFile(ctx, params.id, params.file))
  })
  serve(server, inbox.asker, (ctx, { params }) => readAsker(ctx, params.id))
  serve(server, inbox.writing, (ctx, { params, body }) => setWriting(ctx, params.id, body.on))
  serve(server, inbox.merge, (ctx, { params, body }) => mergeTicket(ctx, params.id, body.into))
  serve(server, inbox.unmerge, (ctx, { params }) => unmergeTicket(ctx, params.id))
  serve(server, inbox.bulk, (ctx, { body }) => changeTickets(ctx, body))

  serve(server, templates.list, (ctx) => listTemplates(ctx))
  serve(server, templates.add, (ctx, { body }) => addTemplate(ctx, body))
  serve(server, templates.change, (ctx, { params, body }) => changeTemplate(ctx, params.id, body))
  serve(server, templates.remove, (ctx, { params }) => removeTemplate(ctx, params.id))
}
