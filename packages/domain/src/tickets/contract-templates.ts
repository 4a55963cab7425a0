import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { ticketErrors } from './errors.ts'
import { templateChange, templateForm, ticketTemplate } from './schema-inbox.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: ticketTemplate() })

export const ticketTemplatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/ticket-templates',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'Answers that are kept for questions that come again, in both languages',
    answer: z.object({ data: z.array(ticketTemplate()) }),
    refusals: [platformErrors.not_authorized],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/ops/ticket-templates',
    access: 'staff',
    may: 'tickets.templates',
    summary: 'Adds a template',
    body: templateForm(),
    answer: answer(),
    status: 201,
    refusals: [platformErrors.not_authorized, ticketErrors.template_placeholder],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/ticket-templates/:id',
    access: 'staff',
    may: 'tickets.templates',
    summary: 'Changes a template as it was read',
    params: idParams,
    body: templateChange(),
    answer: answer(),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      platformErrors.moved_on,
      ticketErrors.template_changed,
      ticketErrors.template_placeholder,
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ops/ticket-templates/:id',
    access: 'staff',
    may: 'tickets.templates',
    summary: 'Removes a template; answers that were written with it stay as they are',
    params: idParams,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
