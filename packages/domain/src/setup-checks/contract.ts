import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { setupErrors } from './errors.ts'
import { TESTED_SERVICES } from './limits.ts'
import { serviceTest, setupCheck, testOutcome } from './schema.ts'

/** What the business still lacks before it can serve anybody. */
export const setupChecksContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/setup-checks',
    access: 'staff',
    may: 'staff.manage',
    summary: 'What is set up and what is missing, in order',
    answer: z.object({ data: z.array(setupCheck()) }),
    refusals: [platformErrors.not_authorized],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/ops/setup-checks/:service/test',
    access: 'staff',
    may: 'staff.manage',
    summary:
      'Tries a service for real, and says what came back: a mail to oneself, a text message to a number, a file, …',
    params: z.object({ service: z.literal(TESTED_SERVICES) }),
    body: serviceTest(),
    answer: z.object({ data: testOutcome() }),
    refusals: [platformErrors.not_authorized, rule.phone, setupErrors.service_off],
    limit: { count: 10, seconds: 60, by: 'user' },
    // What was sent cannot be taken back, and the next press is another test.
    idempotent: false,
  }),
  confirmPolicies: endpoint({
    method: 'POST',
    path: '/api/ops/setup-checks/policies/confirm',
    access: 'staff',
    may: 'staff.manage',
    summary: 'Somebody has read the numbers and the working hours, and they are right',
    answer: z.object({ data: z.array(setupCheck()) }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
