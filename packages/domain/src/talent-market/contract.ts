import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { talentMarket } from './schema.ts'

export const talentMarketContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/talent/market',
    access: 'talent',
    summary:
      'Where the caller stands: how many open requests fit, their ask against the band of role and level, the skill that opens most, and how many companies looked',
    answer: z.object({ data: talentMarket() }),
  }),
} as const
