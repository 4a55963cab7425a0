import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { approvalErrors } from './errors.ts'
import { approval, refusalForm, substitute, substituteForm } from './schema.ts'
import { APPROVAL_STATES } from './states.ts'

const params = z.object({ id: id() })
const answer = () => z.object({ data: approval() })
const substituteAnswer = () => z.object({ data: substitute() })
const { not_authorized, not_found } = platformErrors
const decisionRefusals = [
  not_authorized,
  not_found,
  approvalErrors.approval_own,
  approvalErrors.approval_not_releaser,
  approvalErrors.approval_decided,
] as const

export const approvalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/approvals',
    access: 'staff',
    may: 'approvals.release',
    summary: 'What one colleague made and another releases, the newest first, or one by its id',
    query: z.object({
      state: z.optional(z.literal(APPROVAL_STATES, 'choice')),
      id: z.optional(id()),
      ...pageQuery(50, 20),
    }),
    answer: listOf(approval()),
    refusals: [not_authorized],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/approvals/:id/release',
    access: 'staff',
    may: 'approvals.release',
    summary: 'Releases what another colleague asked for; what follows of it happens at once, or refuses',
    params,
    answer: answer(),
    refusals: decisionRefusals,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/ops/approvals/:id/refuse',
    access: 'staff',
    may: 'approvals.release',
    summary: 'Refuses what another colleague asked for, with a reason that they read',
    params,
    body: refusalForm(),
    answer: answer(),
    refusals: decisionRefusals,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/approvals/:id/withdraw',
    access: 'staff',
    may: 'approvals.release',
    summary: 'Takes back what one asked for oneself',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found, approvalErrors.approval_not_own, approvalErrors.approval_decided],
  }),
  substitutes: endpoint({
    method: 'GET',
    path: '/api/ops/approval-substitutes',
    access: 'staff',
    may: 'approvals.appoint',
    summary: 'Who releases in place of finance and when, the latest first; and who could be appointed',
    query: z.object(pageQuery(50, 20)),
    answer: listOf(substitute(), { candidates: z.array(z.object({ id: id(), name: z.string() })) }),
    refusals: [not_authorized],
  }),
  appoint: endpoint({
    method: 'POST',
    path: '/api/ops/approval-substitutes',
    access: 'staff',
    may: 'approvals.appoint',
    summary: 'Appoints somebody else to release in place of finance on some days',
    body: substituteForm(),
    status: 201,
    answer: substituteAnswer(),
    refusals: [
      not_authorized,
      approvalErrors.substitute_self,
      approvalErrors.substitute_role,
      approvalErrors.substitute_day,
      approvalErrors.substitute_order,
      approvalErrors.substitute_long,
    ],
  }),
  endSubstitution: endpoint({
    method: 'POST',
    path: '/api/ops/approval-substitutes/:id/end',
    access: 'staff',
    may: 'approvals.appoint',
    summary: 'Ends a substitution before its last day',
    params,
    answer: substituteAnswer(),
    refusals: [not_authorized, not_found, approvalErrors.substitute_over],
  }),
} as const
