import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { clientCounters, talentIndicators } from './schema.ts'

const renewals = () => clientCounters().shape.renewals

export const countersContract = {
  client: endpoint({
    method: 'GET',
    path: '/api/client-counters',
    access: 'client',
    may: 'requests.read',
    summary: 'How many renewals, nominations and interviews wait for the client, of all their requests or of one',
    query: z.object({ project_id: z.optional(id()) }),
    answer: z.object({ data: clientCounters() }),
    refusals: [platformErrors.not_authorized],
  }),
  clientRenewals: endpoint({
    method: 'GET',
    path: '/api/client/contract-renewal/info',
    access: 'client',
    may: 'requests.read',
    summary: 'How many contract renewals wait for the client, of all their requests or of one',
    query: z.object({ project_id: z.optional(id()) }),
    answer: z.object({ data: renewals() }),
    refusals: [platformErrors.not_authorized],
  }),
  talent: endpoint({
    method: 'GET',
    path: '/api/talent/indicators',
    access: 'talent',
    summary: 'What waits for the talent: interviews, renewals, a number to prove, terms to confirm',
    answer: z.object({ data: talentIndicators() }),
  }),
  talentRenewals: endpoint({
    method: 'GET',
    path: '/api/talent/contract-renewal/info',
    access: 'talent',
    summary: 'How many contract renewals wait for the talent',
    answer: z.object({ data: renewals() }),
  }),
} as const
