// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { figuresContract } from './contract.ts'

export const figuresCalls: EndpointRefsOf<typeof figuresContract> = {
  list: { method: 'GET', path: '/api/ops/figures' },
  rows: { method: 'GET', path: '/api/ops/figures/:figure/rows' },
  steps: { method: 'GET', path: '/api/ops/figures/steps/:step/rows' },
  wizards: { method: 'GET', path: '/api/ops/figures/wizards' },
}
