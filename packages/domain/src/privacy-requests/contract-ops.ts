import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { privacyErrors } from './errors.ts'
import { PRIVACY_STATES } from './rules.ts'
import { privacyReasonForm, privacyRequest, privacyRequestForm } from './schema-ops.ts'

const PAGE_SIZE = 30
const answer = () => z.object({ data: privacyRequest() })
const { not_authorized, not_found } = platformErrors

export const privacyRequestsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/privacy-requests',
    access: 'staff',
    may: 'data.own',
    summary: 'Requests about personal data: the open ones by their deadline, the others newest first',
    query: z.object({
      state: z.optional(z.literal(PRIVACY_STATES, 'choice')),
      ...pageQuery(PAGE_SIZE),
    }),
    answer: listOf(privacyRequest()),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/privacy-requests/:id',
    access: 'staff',
    may: 'data.own',
    summary: 'One request about personal data',
    params: z.object({ id: id() }),
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/ops/privacy-requests',
    access: 'staff',
    may: 'data.own',
    summary:
      'Records what a person asked for in writing: a copy they download themselves, or closing after the usual days',
    body: privacyRequestForm(),
    answer: answer(),
    status: 201,
    refusals: [
      not_authorized,
      privacyErrors.privacy_no_account,
      privacyErrors.received_ahead,
      privacyErrors.privacy_own,
      privacyErrors.closing_recorded,
      privacyErrors.closing_asked,
      privacyErrors.copy_offered,
    ],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ops/privacy-requests/:id/stop',
    access: 'staff',
    may: 'data.own',
    summary: 'Keeps an account whose owner asked in writing to stop its closing',
    params: z.object({ id: id() }),
    body: privacyReasonForm(),
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      privacyErrors.privacy_own,
      privacyErrors.closing_stopped,
      privacyErrors.closing_over,
    ],
  }),
} as const
