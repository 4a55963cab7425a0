// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientWorkReviewsContract, talentWorkReviewsContract, workReviewsOpsContract } from './contract.ts'

export const talentWorkReviewsCalls: EndpointRefsOf<typeof talentWorkReviewsContract> = {
  ofContract: { method: 'GET', path: '/api/talent/contracts/:id/review' },
  answer: { method: 'POST', path: '/api/talent/work-reviews/:id' },
  show: { method: 'POST', path: '/api/talent/references/:id/show' },
  reply: { method: 'POST', path: '/api/talent/references/:id/reply' },
}

export const clientWorkReviewsCalls: EndpointRefsOf<typeof clientWorkReviewsContract> = {
  ofContract: { method: 'GET', path: '/api/client/contracts/:id/review' },
  answer: { method: 'POST', path: '/api/client/work-reviews/:id' },
}

export const workReviewsOpsCalls: EndpointRefsOf<typeof workReviewsOpsContract> = {
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/review' },
  release: { method: 'POST', path: '/api/ops/references/:id/release' },
  remove: { method: 'POST', path: '/api/ops/references/:id/remove' },
}
