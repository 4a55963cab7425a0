import { calendarErrors } from '../calendars/errors.ts'
import * as z from 'zod/mini'
import { accountErrors } from '../accounts/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { organisationErrors } from './errors.ts'
import { invitationForm, organisation, roleForm } from './schema.ts'

const organisationAnswer = () => z.object({ data: organisation() })
const idParams = () => z.object({ id: id() })
const { not_found } = platformErrors

export const organisationsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/client/organisation',
    access: 'client',
    may: 'members.read',
    summary: 'The colleagues of the caller and, for an owner, who is asked to join',
    answer: organisationAnswer(),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/client/organisation/invitations',
    access: 'client',
    may: 'members.manage',
    summary: 'Asks a colleague to join, by a link mailed to their business address',
    body: invitationForm(),
    status: 201,
    answer: organisationAnswer(),
    refusals: [
      accountErrors.email_not_business,
      organisationErrors.member_already,
      organisationErrors.invited_already,
      organisationErrors.organisation_full,
    ],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/client/organisation/invitations/:id/send-again',
    access: 'client',
    may: 'members.manage',
    summary: 'Mails a new link; the one before it opens nothing any more',
    params: idParams(),
    answer: organisationAnswer(),
    refusals: [not_found, organisationErrors.sent_just_now],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/client/organisation/invitations/:id',
    access: 'client',
    may: 'members.manage',
    summary: 'Takes an invitation back; its link opens nothing any more',
    params: idParams(),
    answer: organisationAnswer(),
    refusals: [not_found],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/client/organisation/members/:id',
    access: 'client',
    may: 'members.manage',
    summary: 'Changes what a colleague is trusted with; there is always an owner',
    params: idParams(),
    body: roleForm(),
    answer: organisationAnswer(),
    refusals: [not_found, organisationErrors.last_owner, calendarErrors.successor_busy],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/client/organisation/members/:id',
    access: 'client',
    may: 'members.manage',
    summary: 'Lets a colleague go; what they began stays with the organisation',
    params: idParams(),
    answer: organisationAnswer(),
    refusals: [not_found, organisationErrors.last_owner, calendarErrors.successor_busy],
  }),
} as const
