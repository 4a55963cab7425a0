// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { talentMarketContract } from './contract.ts'

export const talentMarketCalls: EndpointRefsOf<typeof talentMarketContract> = {
  read: { method: 'GET', path: '/api/talent/market' },
}
