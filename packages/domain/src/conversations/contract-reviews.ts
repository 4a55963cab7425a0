import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { conversationErrors } from './errors.ts'
import { keepForm, messageReview, reviewsQuery } from './schema-reviews.ts'

const params = z.object({ id: id() })
const answer = z.object({ message: z.string() })
const refusals = [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on] as const

export const messageReviewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/message-reviews',
    access: 'staff',
    may: 'conversations.review',
    summary: 'Messages that were held back or reported and wait for a decision, the longest first',
    query: reviewsQuery(),
    answer: listOf(messageReview(), { waiting: z.number() }),
    refusals: [platformErrors.not_authorized],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/message-reviews/:id/release',
    access: 'staff',
    may: 'conversations.review',
    summary: 'Delivers a message that was held back, as the newest of its conversation; its writer is told',
    params,
    answer,
    refusals,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/ops/message-reviews/:id/keep',
    access: 'staff',
    may: 'conversations.review',
    summary: 'A message stays held back; its writer reads why',
    params,
    body: keepForm(),
    answer,
    refusals,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/ops/message-reviews/:id/hide',
    access: 'staff',
    may: 'conversations.review',
    summary: 'Hides a reported message from everybody but its writer and colleagues; whoever reported it is told',
    params,
    answer,
    refusals: [...refusals, conversationErrors.review_not_impartial],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/ops/message-reviews/:id/dismiss',
    access: 'staff',
    may: 'conversations.review',
    summary: 'A reported message stays as it is; whoever reported it is told',
    params,
    answer,
    refusals: [...refusals, conversationErrors.review_not_impartial],
  }),
} as const
