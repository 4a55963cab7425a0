import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { phoneErrors } from '../phone-verifications/errors.ts'
import { accountErrors } from './errors.ts'
import { register, registerOneStep } from './schema-sign-up.ts'

const registered = () => z.object({ data: z.object({ email: z.string() }) })
/** Why an account is not opened, whichever form asks for it. */
export const SIGN_UP_REFUSALS = [
  accountErrors.email_not_business,
  accountErrors.email_registered,
  phoneErrors.phone_registered,
]

export const signUpContract = {
  registerOneStep: endpoint({
    method: 'POST',
    path: '/api/auth/register/one-step-client-wizard',
    access: 'anyone',
    summary: 'A client signs up from the one-step wizard; a code is mailed',
    body: registerOneStep(),
    status: 201,
    answer: registered(),
    refusals: SIGN_UP_REFUSALS,
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
    refusals: SIGN_UP_REFUSALS,
    limit: { count: 60, seconds: 60 },
  }),
} as const
