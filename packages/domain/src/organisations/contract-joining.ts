import * as z from 'zod/mini'
import { accountErrors } from '../accounts/errors.ts'
import { user } from '../accounts/schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { organisationErrors } from './errors.ts'
import { joinForm, offer, organisation } from './schema.ts'

const link = () => z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) })
const { not_found } = platformErrors

/** Calls by the link of an invitation, without a session. */
export const joiningContract = {
  offer: endpoint({
    method: 'GET',
    path: '/api/organisation-invitations/:token',
    access: 'anyone',
    summary: 'Who invites, to which organisation and as what',
    params: link(),
    answer: z.object({ data: offer() }),
    refusals: [not_found, accountErrors.email_of_talent],
    limit: { count: 60, seconds: 60 },
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/organisation-invitations/:token/sign-up',
    access: 'anyone',
    summary: 'Opens an account for the invited address, which the link has proved, and joins',
    params: link(),
    body: joinForm(),
    status: 201,
    answer: z.object({ data: z.object({ access_token: z.string(), user: user() }) }),
    refusals: [
      not_found,
      organisationErrors.join_link_over,
      accountErrors.email_registered,
      accountErrors.email_of_talent,
    ],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/organisation-invitations/:token/join',
    access: 'client',
    may: 'members.read',
    summary: 'The invited client joins with the account they have',
    params: link(),
    answer: z.object({ data: organisation() }),
    refusals: [
      not_found,
      organisationErrors.join_link_over,
      organisationErrors.invitation_of_another,
      organisationErrors.has_own_requests,
    ],
  }),
} as const
