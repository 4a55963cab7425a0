import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { staffCounters } from './schema.ts'

export const staffCountersContract = {
  staff: endpoint({
    method: 'GET',
    path: '/api/ops/counters',
    access: 'staff',
    may: 'staff.own',
    summary: 'What waits on the pages a colleague may open; nothing of the others',
    answer: z.object({ data: staffCounters() }),
  }),
} as const
