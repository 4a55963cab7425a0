import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
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
  settle: endpoint({
    method: 'POST',
    path: '/api/ops/held-mails/:id/settle',
    access: 'staff',
    may: 'messages.read',
    summary: 'A colleague has dealt with this mail',
    params: z.object({ id: id() }),
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on],
  }),
} as const
