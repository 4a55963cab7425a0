import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { workCounts, workItem, workQuery } from './schema.ts'

export const workItemsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/work-items',
    access: 'staff',
    may: 'staff.own',
    summary: 'Open work of the caller’s roles by its clock: late, due today, later, without an owner, or their own',
    query: workQuery(),
    answer: listOf(workItem()),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/ops/work-items/counts',
    access: 'staff',
    may: 'staff.own',
    summary: 'How much is late, due today, later, without an owner and the caller’s own; a hundred stands for more',
    answer: z.object({ data: workCounts() }),
  }),
} as const
