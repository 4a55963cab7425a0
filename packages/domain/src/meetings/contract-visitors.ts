import * as z from 'zod/mini'
import { SIGN_UP_REFUSALS } from '../accounts/contract-sign-up.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { SLOT_REFUSALS } from './contract.ts'
import { meetingErrors } from './errors.ts'
import { registerPending } from './schema-visitors.ts'

export const visitorMeetingsContract = {
  registerPending: endpoint({
    method: 'POST',
    path: '/api/auth/register-pending-client',
    access: 'anyone',
    summary: 'A visitor who books a meeting becomes a pending client until the mailed code is entered',
    body: registerPending(),
    status: 202,
    /** Until when the slot waits for the code. */
    answer: z.object({ data: z.object({ email: z.string(), reserved_until: z.optional(z.string()) }) }),
    refusals: [...SIGN_UP_REFUSALS, ...SLOT_REFUSALS, meetingErrors.holds_full],
    limit: { count: 60, seconds: 60 },
  }),
} as const
