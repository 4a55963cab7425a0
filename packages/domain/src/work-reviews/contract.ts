import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { workReviewErrors } from './errors.ts'
import {
  clientReviewForm,
  contractReview,
  removeForm,
  replyForm,
  showForm,
  staffReview,
  talentReviewForm,
} from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: contractReview() })
const staffAnswer = () => z.object({ data: staffReview() })
const { not_authorized, not_found } = platformErrors
const { reference_moved, work_review_answered } = workReviewErrors

export const talentWorkReviewsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/review',
    access: 'talent',
    may: 'contracts.read',
    summary: 'Looking back on a contract: what waits, one’s own answer, and what the company wrote',
    params: idParams,
    answer: answer(),
    refusals: [not_found],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/talent/work-reviews/:id',
    access: 'talent',
    may: 'work_reviews.answer',
    summary: 'Rates the work with a company, once; only the account manager reads it',
    params: idParams,
    body: talentReviewForm(),
    answer: answer(),
    refusals: [not_found, work_review_answered],
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/talent/references/:id/show',
    access: 'talent',
    may: 'work_reviews.answer',
    summary: 'Shows a reference to companies that read the profile, or does not any more',
    params: idParams,
    body: showForm(),
    answer: answer(),
    refusals: [not_found, reference_moved],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/talent/references/:id/reply',
    access: 'talent',
    may: 'work_reviews.answer',
    summary: 'A word of the talent, which stands beside the reference wherever it is read; an empty one is taken back',
    params: idParams,
    body: replyForm(),
    answer: answer(),
    refusals: [not_found, reference_moved],
  }),
} as const

export const clientWorkReviewsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/review',
    access: 'client',
    may: 'work_reviews.answer',
    summary: 'Looking back on a contract: what waits, the company’s answer, and what it wrote to the talent',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/client/work-reviews/:id',
    access: 'client',
    may: 'work_reviews.answer',
    summary: 'Rates the work of a talent, once, for the account manager; with words to the talent and a reference',
    params: idParams,
    body: clientReviewForm(),
    answer: answer(),
    refusals: [not_authorized, not_found, work_review_answered],
  }),
} as const

export const workReviewsOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/review',
    access: 'staff',
    may: 'work_reviews.moderate',
    summary: 'What both sides wrote at the end of a contract, and the reference',
    params: idParams,
    answer: staffAnswer(),
    refusals: [not_authorized, not_found],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/references/:id/release',
    access: 'staff',
    may: 'work_reviews.moderate',
    summary: 'Lets the talent read what was held',
    params: idParams,
    answer: staffAnswer(),
    refusals: [not_authorized, not_found, reference_moved],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/ops/references/:id/remove',
    access: 'staff',
    may: 'work_reviews.moderate',
    summary: 'Takes a reference away for good; both sides read the reason',
    params: idParams,
    body: removeForm(),
    answer: staffAnswer(),
    refusals: [not_authorized, not_found, reference_moved],
  }),
} as const
