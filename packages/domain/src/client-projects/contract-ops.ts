import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { STAGES } from './rules-stages.ts'
import { boardQuery, boardRequest, wholeRequest } from './schema-ops.ts'

const one = z.object({ id: id() })
const refusals = [platformErrors.not_authorized, platformErrors.not_found] as const

export const requestsOpsContract = {
  board: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects',
    access: 'staff',
    may: 'requests.read',
    summary: 'The requests of clients by how far they have come, newest first; for those who match, manage and operate',
    query: boardQuery(),
    answer: z.object({
      data: z.array(boardRequest()),
      meta: z.object({
        next_cursor: z.nullable(z.string()),
        stages: z.array(z.object({ stage: z.literal(STAGES), count: z.number() })),
      }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id',
    access: 'staff',
    may: 'requests.read',
    summary: 'One request, whole',
    params: one,
    answer: z.object({ data: wholeRequest() }),
    refusals,
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/ops/client-projects/:id/take',
    access: 'staff',
    may: 'requests.read',
    summary: 'The caller takes care of this request from now on',
    params: one,
    answer: z.object({ data: wholeRequest() }),
    refusals,
  }),
} as const
