import * as z from 'zod/mini'
import { user } from '../accounts/schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { STAFF_REASON_LENGTH } from './limits.ts'
import { accountImpersonation } from './schema.ts'

const { not_found, not_authorized } = platformErrors

/** Read-only impersonation: the product as a member sees it. */
export const impersonationsContract = {
  begin: endpoint({
    method: 'POST',
    path: '/api/ops/impersonations',
    access: 'staff',
    may: 'accounts.impersonate',
    summary: 'Opens a session that reads as this talent or client for fifteen minutes and changes nothing',
    body: z.strictObject({ user_id: id(), reason: prose(STAFF_REASON_LENGTH) }),
    status: 201,
    answer: z.object({
      data: z.object({ id: id(), access_token: z.string(), expires_at: z.string(), user: user() }),
    }),
    refusals: [not_authorized, not_found],
    idempotent: false,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/ops/impersonations/:id',
    access: 'staff',
    may: 'staff.own',
    summary: 'Ends one’s own impersonation before its time',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ ended: z.boolean() }) }),
    refusals: [not_authorized, not_found],
  }),
} as const

export const accountImpersonationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/impersonations',
    access: 'user',
    summary: 'Which colleagues of ours have looked at the account as its owner sees it, when and why',
    query: z.object({ before: z.optional(id()) }),
    answer: z.object({ data: z.array(accountImpersonation()), meta: z.object({ more: z.boolean() }) }),
  }),
} as const
