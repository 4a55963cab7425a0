import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { SLOT_REFUSALS } from '../meetings/contract.ts'
import { meetingErrors } from '../meetings/errors.ts'
import { phoneErrors } from '../phone-verifications/errors.ts'
import { accountErrors as no } from './errors.ts'
import { register, registerOneStep, registerPending } from './schema-sign-up.ts'

const registered = () => z.object({ data: z.object({ email: z.string() }) })
const refusals = [no.email_not_business, no.email_registered, no.email_of_talent, phoneErrors.phone_registered]

export const signUpContract = {
  registerOneStep: endpoint({
    method: 'POST',
    path: '/api/auth/register/one-step-client-wizard',
    access: 'anyone',
    summary: 'A client signs up from the one-step wizard; a code is mailed',
    body: registerOneStep(),
    status: 201,
    answer: registered(),
    refusals,
    limit: { count: 60, seconds: 60 },
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    summary: 'A talent (type 1) or a client (type 2) signs up; a code is mailed',
    body: register(),
    status: 201,
    answer: registered(),
    refusals,
    limit: { count: 60, seconds: 60 },
  }),
  registerPending: endpoint({
    method: 'POST',
    path: '/api/auth/register-pending-client',
    access: 'anyone',
    summary: 'A visitor who books a meeting becomes a pending client until the mailed code is entered',
    body: registerPending(),
    status: 202,
    /** Until when the slot waits for the code. */
    answer: z.object({ data: z.object({ email: z.string(), held_until: z.optional(z.string()) }) }),
    refusals: [...refusals, ...SLOT_REFUSALS, meetingErrors.holds_full],
    limit: { count: 60, seconds: 60 },
  }),
} as const
