import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { noteForm } from '../staff/schema.ts'
import { ticketErrors } from './errors.ts'
import { asker, bulkForm, bulkResult, mergeForm, writingForm } from './schema-inbox.ts'
import { ticket } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: ticket() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const

export const inboxContract = {
  note: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/notes',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'A note for colleagues, never sent to the asker; whoever is called by name is told',
    params: idParams,
    body: noteForm(),
    answer: answer(),
    refusals: [...accessRefusals, ticketErrors.ticket_not_theirs],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/ops/tickets/:id/files/:file',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'What the asker attached to an answer by mail',
    params: z.object({ id: id(), file: id() }),
    answer: 'file',
    refusals: accessRefusals,
  }),
  asker: endpoint({
    method: 'GET',
    path: '/api/ops/tickets/:id/asker',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'Whoever asked: their account, and their other tickets of the kinds the caller answers',
    params: idParams,
    answer: z.object({ data: asker() }),
    refusals: accessRefusals,
  }),
  writing: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/writing',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'The caller is writing an answer, or no longer; it expires by itself',
    params: idParams,
    body: writingForm(),
    answer: z.object({ data: z.object({ until: z.nullable(z.string()) }) }),
    refusals: accessRefusals,
    idempotent: false,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/merge',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'It is answered with another open ticket of the same asker, by the earlier of both deadlines',
    params: idParams,
    body: mergeForm(),
    answer: answer(),
    refusals: [
      ...accessRefusals,
      ticketErrors.ticket_merged,
      ticketErrors.ticket_not_mergeable,
      platformErrors.taken_by,
    ],
  }),
  unmerge: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/unmerge',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'It is a ticket of its own again, with the deadline it had',
    params: idParams,
    answer: answer(),
    refusals: [...accessRefusals, platformErrors.moved_on],
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/bulk',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'Takes, hands over or closes several, and says what became of each',
    body: bulkForm(),
    answer: z.object({ data: bulkResult() }),
    refusals: [platformErrors.not_authorized, ticketErrors.ticket_not_theirs],
    // Each ticket has a transaction of its own; the same press again finds nothing left to change.
    idempotent: false,
  }),
} as const
