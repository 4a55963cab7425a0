import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { assessmentErrors } from './errors.ts'
import {
  decisionForm,
  itemFigures,
  itemsQuery,
  objectionForm,
  queueQuery,
  queuedAttempt,
  retireForm,
  reviewForm,
  reviewedAttempt,
} from './schema-ops.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: reviewedAttempt() })
const decisionRefusals = [
  platformErrors.not_authorized,
  platformErrors.not_found,
  platformErrors.moved_on,
  assessmentErrors.attempt_decided,
] as const
const items = () => z.object({ data: z.array(itemFigures()) })

export const assessmentsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/assessments',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Attempts that wait for a person, what is due first at the top',
    query: queueQuery(),
    answer: listOf(queuedAttempt(), {
      counts: z.object({
        videos: z.number(),
        objections: z.number(),
        conduct: z.number(),
        incidents: z.number(),
      }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/assessments/:id',
    access: 'staff',
    may: 'assessments.review',
    summary: 'One attempt with what was asked and answered, how code grew, and what was noticed',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/ops/assessments/:id/review',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Decides about a video assessment, scored by its rubric',
    params: idParams,
    body: reviewForm(),
    answer: answer(),
    refusals: [...decisionRefusals, assessmentErrors.rubric_unfinished],
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/ops/assessments/:id/void',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Gives the trial back after an incident; the attempt does not count',
    params: idParams,
    body: decisionForm(),
    answer: answer(),
    refusals: decisionRefusals,
  }),
  annul: endpoint({
    method: 'POST',
    path: '/api/ops/assessments/:id/annul',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Takes a result away because of how it came about; the talent may object',
    params: idParams,
    body: decisionForm(),
    answer: answer(),
    refusals: decisionRefusals,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/ops/assessments/:id/keep',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Looked at: what was noticed or reported changes nothing, and the attempt counts',
    params: idParams,
    body: decisionForm(),
    answer: answer(),
    refusals: decisionRefusals,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/ops/assessments/objections/:id',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Answers an objection; accepting it gives the trial back',
    params: idParams,
    body: objectionForm(),
    answer: answer(),
    refusals: [...decisionRefusals, assessmentErrors.not_your_decision],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/ops/assessment-items',
    access: 'staff',
    may: 'assessments.review',
    summary: 'The items of the bank with difficulty, discrimination and exposure',
    query: itemsQuery(),
    answer: items(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  retire: endpoint({
    method: 'PUT',
    path: '/api/ops/assessment-items/:id',
    access: 'staff',
    may: 'assessments.review',
    summary: 'Takes an item out of future draws, or puts it back',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: retireForm(),
    answer: z.object({ data: itemFigures() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, assessmentErrors.too_few_items],
  }),
} as const
