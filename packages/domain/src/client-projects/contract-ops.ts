import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { STAGES } from './rules.ts'
import { boardQuery, boardRequest, handOverForm, takeRequestForm, fullRequest } from './schema-ops.ts'

const idParams = z.object({ id: id() })
const refusals = [platformErrors.not_authorized, platformErrors.not_found] as const
const takeRefusals = [...refusals, platformErrors.taken_by]

export const requestsOpsContract = {
  board: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects',
    access: 'staff',
    may: 'requests.read',
    summary: 'The requests of clients by how far they have come, newest first; for those who match, manage and operate',
    query: boardQuery(),
    answer: listOf(boardRequest(), { stages: z.array(z.object({ stage: z.literal(STAGES), count: z.number() })) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id',
    access: 'staff',
    may: 'requests.read',
    summary: 'One request, whole',
    params: idParams,
    answer: z.object({ data: fullRequest() }),
    refusals,
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/ops/client-projects/:id/take',
    access: 'staff',
    may: 'requests.read',
    summary: 'The caller looks after this request from now on; a colleague it is taken over from is told',
    params: idParams,
    body: takeRequestForm(),
    answer: z.object({ data: fullRequest() }),
    refusals: takeRefusals,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/ops/client-projects/:id/hand-over',
    access: 'staff',
    may: 'requests.read',
    summary: 'A colleague looks after this request from now on, and is told',
    params: idParams,
    body: handOverForm(),
    answer: z.object({ data: fullRequest() }),
    refusals: [...takeRefusals, rule.choice],
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/ops/client-projects/:id/give-back',
    access: 'staff',
    may: 'requests.read',
    summary: 'The caller no longer looks after this request: it waits for somebody to take it',
    params: idParams,
    answer: z.object({ data: fullRequest() }),
    refusals: takeRefusals,
  }),
} as const
