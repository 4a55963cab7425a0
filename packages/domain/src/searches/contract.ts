import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { RESULT_KIND_NAMES } from './limits.ts'
import { searchQuery, searchResult } from './schema.ts'

export const searchesContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/ops/search',
    access: 'staff',
    may: 'staff.own',
    summary:
      'People, companies, requests, tickets, meetings, interviews, contracts and invoices by name, number or address',
    query: searchQuery(),
    answer: z.object({
      data: z.array(z.object({ kind: z.literal(RESULT_KIND_NAMES), items: z.array(searchResult()) })),
    }),
  }),
} as const
