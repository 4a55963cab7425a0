import * as z from 'zod/mini'
import { codeErrors } from '../codes/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { referralErrors } from './errors.ts'
import { confirmation, introduction, visitorInvite } from './schema-visitors.ts'
import { invited } from './schema.ts'

const codeLimits = [codeErrors.code_limit, codeErrors.code_limit_day]

/** A friend can be brought without an account: the referral belongs to the address that was proved (D-86). */
export const referralVisitorsContract = {
  introduce: endpoint({
    method: 'POST',
    path: '/api/referrals/visitors',
    access: 'anyone',
    may: 'referrals.make',
    summary: 'Mails a code to a visitor who wants to invite a friend; the same answer for every address',
    body: introduction(),
    status: 202,
    answer: z.object({ data: z.object({ resend_after: z.number(), expires_in: z.number() }), message: z.string() }),
    refusals: codeLimits,
    limit: { count: 20, seconds: 600 },
    idempotent: false,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/referrals/visitors/confirm',
    access: 'anyone',
    may: 'referrals.make',
    summary: 'Proves the address by the mailed code; the pass lets its owner invite for two hours',
    body: confirmation(),
    answer: z.object({ data: z.object({ pass: z.string(), expires_at: z.string() }) }),
    refusals: [codeErrors.code_invalid, codeErrors.code_wrong, ...codeLimits],
    limit: { count: 60, seconds: 600 },
    idempotent: false,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/referrals/visitors/invite',
    access: 'anyone',
    may: 'referrals.make',
    summary:
      'Invites a friend in the name of a proved address; the same answer whether or not the friend is known, or was invited, already',
    body: visitorInvite(),
    status: 202,
    answer: z.object({ data: z.pick(invited(), { tier: true, amount_usd: true }), message: z.string() }),
    refusals: [referralErrors.address_unconfirmed, referralErrors.referred_oneself],
    limit: { count: 20, seconds: 3600 },
  }),
} as const
