import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { inboundMailErrors } from './errors.ts'
import { heldMail, heldMailsQuery } from './schema.ts'

export const heldMailsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/held-mails',
    access: 'staff',
    may: 'messages.read',
    summary: 'Mails that came in and were taken for nobody’s message, with the reason, newest first',
    query: heldMailsQuery(),
    answer: listOf(heldMail(), { waiting: z.number() }),
    refusals: [platformErrors.not_authorized],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/ops/held-mails/:id/files/:file',
    access: 'staff',
    may: 'messages.read',
    summary: 'What was attached to a held mail',
    params: z.object({ id: id(), file: id() }),
    answer: 'file',
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/ops/held-mails/:id/accept',
    access: 'staff',
    may: 'messages.read',
    summary: 'A colleague takes a held mail for the message of the person whose reply address it was sent to',
    params: z.object({ id: id() }),
    answer: z.object({ message: z.string() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      platformErrors.moved_on,
      inboundMailErrors.mail_not_acceptable,
    ],
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/ops/held-mails/:id/settle',
    access: 'staff',
    may: 'messages.read',
    summary: 'Discards a held mail: a colleague has dealt with it, or nothing is to be done',
    params: z.object({ id: id() }),
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on],
  }),
} as const
