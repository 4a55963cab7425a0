import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { trackingErrors } from './errors.ts'
import { FUNNEL_BY } from './rules-funnel.ts'
import { EVENTS_PATH } from './rules.ts'
import { eventBatch, funnelGroup, funnelQuery, funnelSteps } from './schema.ts'

export const trackingContract = {
  sendEvents: endpoint({
    method: 'POST',
    path: EVENTS_PATH,
    access: 'anyone',
    summary: 'Takes the page views of a visitor, a few at a time; neither address nor browser is kept',
    body: eventBatch(),
    status: 202,
    answer: z.object({ data: z.object({ accepted: z.number() }) }),
    refusals: [trackingErrors.foreign_origin],
    limit: { count: 240, seconds: 60 },
    idempotent: false,
  }),
  funnel: endpoint({
    method: 'GET',
    path: '/api/ops/tracking/funnel',
    access: 'staff',
    may: 'funnel.read',
    summary: 'How many came, began to sign up, signed up and proved themselves, by where they came from',
    query: funnelQuery(),
    answer: z.object({
      data: z.array(funnelGroup()),
      meta: z.object({ from: z.string(), to: z.string(), by: z.literal(FUNNEL_BY), total: funnelSteps() }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
