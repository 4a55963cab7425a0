import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { linkQuery, profileShare, shareChoice, talentView } from './schema.ts'

const idParams = z.object({ id: id() })
const query = linkQuery()
const refusals = [
  platformErrors.not_found,
  platformErrors.not_authorized,
  navigationErrors.nomination_expired,
  navigationErrors.link_ended,
] as const
const shared = () => z.object({ data: profileShare() })

export const talentViewsContract = {
  view: endpoint({
    method: 'GET',
    path: '/api/client/users/:id',
    access: 'anyone',
    may: 'talents.view',
    summary: 'The profile of a talent, for a client who may see it or for whoever has a shared link',
    params: idParams,
    query,
    answer: z.object({ data: talentView(), message: z.optional(z.string()) }),
    refusals,
    limit: { count: 120, seconds: 60 },
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/client/users/:id/pdf',
    access: 'anyone',
    may: 'talents.view',
    summary: 'The same on paper',
    params: idParams,
    query,
    answer: 'file',
    refusals,
    limit: { count: 20, seconds: 60 },
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/client/users/:id/share',
    access: 'client',
    may: 'talents.share',
    summary:
      'A link with which anybody sees this profile for fourteen days, without pay; the one there is, if there is one',
    params: idParams,
    query: z.object({ project_id: z.optional(id()) }),
    answer: shared(),
    refusals,
    limit: { count: 60, seconds: 3600, by: 'user' },
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/client/users/:id/share',
    access: 'client',
    may: 'talents.share',
    summary: 'Whether the link shows the five traits too, where the talent shows them to companies; off until chosen',
    params: idParams,
    query: z.object({ project_id: z.optional(id()) }),
    body: shareChoice(),
    answer: shared(),
    refusals: [platformErrors.not_found, platformErrors.not_authorized],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/client/users/:id/share',
    access: 'client',
    may: 'talents.share',
    summary: 'Takes back every link to this profile that the client has shared',
    params: idParams,
    query: z.object({ project_id: z.optional(id()) }),
    answer: z.object({ data: z.object({ revoked: z.number() }) }),
    refusals: [platformErrors.not_found, platformErrors.not_authorized],
  }),
} as const
