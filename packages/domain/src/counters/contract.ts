import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { clientCounters } from './schema.ts'

export const countersContract = {
  client: endpoint({
    method: 'GET',
    path: '/api/client-counters',
    access: 'client',
    summary: 'How many renewals, nominations and interviews wait for the client, of all their requests or of one',
    query: z.object({ project_id: z.optional(id()) }),
    answer: z.object({ data: clientCounters() }),
  }),
} as const
