import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { email, timeZone } from '../kernel/validation/fields.ts'
import { codeErrors } from '../codes/errors.ts'
import { codeRequest } from '../codes/schema.ts'
import { accountErrors } from './errors.ts'
import { login, social, user, userType } from './schema.ts'

const signedIn = () => z.object({ data: z.object({ access_token: z.string(), user: user() }) })
const done = () => z.object({ message: z.string() })

const emailRefusals = [accountErrors.email_not_business, accountErrors.email_registered]
const codeRefusals = [codeErrors.code_invalid, codeErrors.code_wrong, codeErrors.code_limit, codeErrors.code_limit_day]
const socialRefusals = [
  accountErrors.social_token_invalid,
  accountErrors.social_email_unverified,
  accountErrors.account_blocked,
]

export const accountsContract = {
  generateOtp: endpoint({
    method: 'POST',
    path: '/api/auth/generateOTP',
    access: 'anyone',
    summary: 'Mails a 4-digit code; the answer is the same whether or not the address has an account',
    body: codeRequest(),
    answer: z.object({ message: z.string(), data: z.object({ resend_after: z.number(), expires_in: z.number() }) }),
    refusals: [codeErrors.code_limit, codeErrors.code_limit_day],
    limit: { count: 60, seconds: 60 },
    idempotent: false,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Signs in with the mailed code',
    body: login(),
    answer: signedIn(),
    refusals: [...codeRefusals, accountErrors.account_blocked],
    limit: { count: 60, seconds: 60 },
    idempotent: false,
  }),
  socialRegister: endpoint({
    method: 'POST',
    path: '/api/auth/social/register',
    access: 'anyone',
    summary: 'Signs up with Google (type is present)',
    body: social(),
    status: 201,
    answer: signedIn(),
    refusals: [...emailRefusals, accountErrors.email_of_talent, ...socialRefusals],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  socialLogin: endpoint({
    method: 'POST',
    path: '/api/auth/social/login',
    access: 'anyone',
    summary: 'Signs in with Google (type is absent)',
    body: social(),
    answer: signedIn(),
    refusals: [accountErrors.social_no_account, ...socialRefusals],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    summary: 'Ends this session; its token is worth nothing from then on',
    answer: done(),
  }),
  validateEmail: endpoint({
    method: 'POST',
    path: '/api/auth/validate-email',
    access: 'anyone',
    summary: 'May this address open an account of this type?',
    body: z.strictObject({ email: email(), type: userType() }),
    answer: z.object({ data: z.object({ valid: z.literal(true) }) }),
    refusals: emailRefusals,
    limit: { count: 20, seconds: 60 },
    idempotent: false,
  }),
  setTimezone: endpoint({
    method: 'POST',
    path: '/api/user/timezone',
    access: 'user',
    summary: "Keeps the person's time zone",
    body: z.strictObject({ timezone: timeZone() }),
    answer: z.object({ data: user() }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    summary: 'The signed-in person',
    answer: z.object({ data: user() }),
  }),
} as const
