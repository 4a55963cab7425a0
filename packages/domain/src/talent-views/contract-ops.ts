import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { staffTalent, staffTalentsQuery, fullTalent } from './schema-ops.ts'

export const talentsOpsContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/ops/talents',
    access: 'staff',
    may: 'talents.find',
    summary: 'Every talent, live or not, newest first; by name, and for those who may reach them by address or number',
    query: staffTalentsQuery(),
    answer: listOf(staffTalent(), { total: z.number() }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/talents/:id',
    access: 'staff',
    may: 'talents.view',
    summary:
      'One talent as clients see them, with the state, the ways to reach them, their assessments, contracts, nominations and interviews',
    params: z.object({ id: id() }),
    answer: z.object({ data: fullTalent() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
