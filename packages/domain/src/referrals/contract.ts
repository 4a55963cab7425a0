import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { referralErrors } from './errors.ts'
import { INVITATION_STATES } from './rules.ts'
import {
  invitation,
  invitationToken,
  invite,
  invited,
  personalCode,
  personalLink,
  quote,
  quoteQuery,
  referral,
  referralsQuery,
} from './schema.ts'

const link = () => z.object({ token: invitationToken() })
const answered = () => z.object({ data: z.object({ state: z.literal(INVITATION_STATES) }), message: z.string() })
/** Tokens cannot be guessed; this limits brute force all the same. */
const linkLimit = { count: 30, seconds: 60 } as const

export const referralsContract = {
  invite: endpoint({
    method: 'POST',
    path: '/api/referrals',
    access: 'talent',
    may: 'referrals.make',
    summary: 'Invites a friend, who is asked by mail before anything is done with their details',
    body: invite(),
    answer: z.object({ data: invited() }),
    status: 201,
    refusals: [
      referralErrors.referrer_unverified,
      referralErrors.referred_oneself,
      referralErrors.friend_active,
      referralErrors.friend_invited,
    ],
    limit: { count: 20, seconds: 3600, by: 'user' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/referrals',
    access: 'talent',
    may: 'referrals.make',
    summary: 'The friends one has invited, newest first, with where each stands and what comes next',
    query: referralsQuery(),
    answer: listOf(referral()),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/referrals/:id/send-again',
    access: 'talent',
    may: 'referrals.make',
    summary: 'Sends the invitation once more to a friend who has not answered: after three days, twice at most',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ send_again: referral().shape.send_again }), message: z.string() }),
    refusals: [
      platformErrors.not_found,
      referralErrors.again_too_soon,
      referralErrors.again_spent,
      referralErrors.invitation_over,
    ],
    limit: { count: 60, seconds: 3600, by: 'user' },
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/referrals/link',
    access: 'talent',
    may: 'referrals.make',
    summary: 'One’s personal link: whoever signs up by it counts as an invited friend, by the same rules',
    answer: z.object({ data: personalLink() }),
    refusals: [referralErrors.referrer_unverified],
  }),
  inviter: endpoint({
    method: 'GET',
    path: '/api/referrals/links/:code',
    access: 'anyone',
    summary: 'Whose personal link it is',
    params: z.object({ code: personalCode() }),
    answer: z.object({ data: z.object({ inviter: z.string() }) }),
    refusals: [platformErrors.not_found],
    limit: linkLimit,
  }),
  quote: endpoint({
    method: 'GET',
    path: '/api/referrals/quote',
    access: 'anyone',
    summary: 'What an invitation would be worth today',
    query: quoteQuery(),
    answer: z.object({ data: quote() }),
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/referrals/invitations/:token',
    access: 'anyone',
    summary: 'Who invites, by the link in the mail',
    params: link(),
    answer: z.object({ data: invitation() }),
    refusals: [platformErrors.not_found],
    limit: linkLimit,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/referrals/invitations/:token/accept',
    access: 'anyone',
    summary: 'The friend agrees that their details are used',
    params: link(),
    answer: answered(),
    refusals: [platformErrors.not_found, referralErrors.invitation_over],
    limit: linkLimit,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/referrals/invitations/:token/decline',
    access: 'anyone',
    summary: 'The friend would rather not; what was said of them is deleted',
    params: link(),
    answer: answered(),
    refusals: [platformErrors.not_found, referralErrors.invitation_over],
    limit: linkLimit,
  }),
} as const
