import * as z from 'zod/mini'
import { approvalErrors } from '../approvals/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf, pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { policyErrors } from './errors.ts'
import { PUBLIC_POLICIES } from '../kernel/policies/policy-facts.ts'
import {
  holidayForm,
  policy,
  policyChange,
  policyEffect,
  policyKey,
  policyPreview,
  policyVersion,
  policyWithdrawal,
  publicHoliday,
} from './schema.ts'

const keyParams = z.object({ key: policyKey() })
const answer = () => z.object({ data: policy() })
const policyNumbers = Object.fromEntries(PUBLIC_POLICIES.map((key) => [key, z.number()])) as Record<
  (typeof PUBLIC_POLICIES)[number],
  z.ZodMiniNumber
>
const ownerRefusals = [policyErrors.policy_of_operations, policyErrors.policy_of_finance] as const
const valueRefusals = [
  policyErrors.policy_day_past,
  policyErrors.policy_day_far,
  policyErrors.policy_unchanged,
  rule.min_value,
  rule.max_value,
] as const

export const policiesContract = {
  shown: endpoint({
    method: 'GET',
    path: '/api/policies',
    access: 'anyone',
    summary: 'The numbers in force that screens show or check with',
    answer: z.object({ data: z.object(policyNumbers) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/policies',
    access: 'staff',
    may: 'policies.read',
    summary: 'Every policy number: its value, since when and by whom, and what is planned',
    answer: z.object({ data: z.array(policy()) }),
    refusals: [platformErrors.not_authorized],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/ops/policies/:key/history',
    access: 'staff',
    may: 'policies.read',
    summary: 'All changes of one number, the newest first',
    params: keyParams,
    query: z.object({
      cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      limit: pageLimit(50, 20),
    }),
    answer: listOf(policyVersion()),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/ops/policies/:key/preview',
    access: 'staff',
    may: 'policies.change',
    summary: 'What a change would do to what is under way; nothing is saved',
    params: keyParams,
    query: policyPreview(),
    answer: z.object({ data: z.array(policyEffect()) }),
    refusals: [...ownerRefusals, platformErrors.not_authorized, platformErrors.not_found],
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/ops/policies/:key',
    access: 'staff',
    may: 'policies.change',
    summary: 'Sets a number from a day on, today or later; one that decides about money waits for a colleague',
    params: keyParams,
    body: policyChange(),
    answer: answer(),
    refusals: [
      ...ownerRefusals,
      ...valueRefusals,
      platformErrors.not_authorized,
      policyErrors.policy_changed,
      policyErrors.policy_day_taken,
      policyErrors.policy_order,
      policyErrors.policy_obstructed,
      approvalErrors.approval_waiting,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/policies/:key/withdraw',
    access: 'staff',
    may: 'policies.change',
    summary: 'Takes a planned change back before its day',
    params: keyParams,
    body: policyWithdrawal(),
    answer: answer(),
    refusals: [
      ...ownerRefusals,
      platformErrors.not_authorized,
      platformErrors.not_found,
      policyErrors.policy_in_force,
      policyErrors.policy_withdrawn,
      policyErrors.policy_order,
    ],
  }),
  holidays: endpoint({
    method: 'GET',
    path: '/api/ops/public-holidays',
    access: 'staff',
    may: 'policies.read',
    summary: 'The days the working-day clock leaves out, the latest first',
    answer: z.object({ data: z.array(publicHoliday()), meta: z.object({ may_change: z.boolean() }) }),
    refusals: [platformErrors.not_authorized],
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/api/ops/public-holidays',
    access: 'staff',
    may: 'policies.change',
    summary: 'Adds a day on which nobody works; promises that were given keep their day',
    body: holidayForm(),
    answer: z.object({ data: publicHoliday() }),
    refusals: [
      platformErrors.not_authorized,
      policyErrors.policy_of_operations,
      policyErrors.holiday_exists,
      policyErrors.holiday_past,
      policyErrors.policy_day_far,
      policyErrors.holiday_meetings,
    ],
  }),
  removeHoliday: endpoint({
    method: 'DELETE',
    path: '/api/ops/public-holidays/:day',
    access: 'staff',
    may: 'policies.change',
    summary: 'Makes a day ahead a working day again',
    params: z.object({ day: z.iso.date('wrong_type') }),
    answer: z.object({ data: z.object({ day: z.string() }) }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      policyErrors.policy_of_operations,
      policyErrors.holiday_past,
    ],
  }),
} as const
