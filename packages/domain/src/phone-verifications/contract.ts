import * as z from 'zod/mini'
import { codeErrors } from '../codes/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { phoneErrors } from './errors.ts'
import { phoneInput, phoneRequest } from './schema.ts'

export const phoneVerificationsContract = {
  requestPhoneCode: endpoint({
    method: 'POST',
    path: '/api/auth/verification/phone/request',
    access: 'user',
    summary: 'Sends a 4-digit code to a phone',
    body: phoneRequest(),
    answer: z.object({
      data: z.object({
        retries: z.number(),
        resend_after: z.number(),
        expires_in: z.number(),
        channel: z.string(),
        phone: z.string(),
      }),
    }),
    refusals: [
      phoneErrors.phone_registered,
      phoneErrors.phone_already_verified,
      phoneErrors.channel_off,
      codeErrors.code_limit,
      codeErrors.code_limit_day,
    ],
    limit: { count: 20, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/api/auth/verification/phone/verify',
    access: 'user',
    summary: 'Verifies the phone with the code that was sent to it',
    body: z.strictObject({ code: z.string('required').check(z.minLength(1, 'required'), z.maxLength(12)) }),
    answer: z.object({ data: z.object({ isVerified: z.literal(true) }) }),
    refusals: [...Object.values(codeErrors), phoneErrors.phone_registered],
    limit: { count: 60, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  validatePhone: endpoint({
    method: 'POST',
    path: '/api/auth/validate-phone',
    access: 'anyone',
    summary: 'Is this a mobile number that no other account has verified?',
    body: phoneInput(),
    answer: z.object({ data: z.object({ valid: z.literal(true) }) }),
    refusals: [phoneErrors.phone_registered],
    limit: { count: 20, seconds: 60 },
    idempotent: false,
  }),
} as const
