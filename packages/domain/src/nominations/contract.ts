import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { nominationErrors } from './errors.ts'
import { nomination, nominationsInfo, nominationsQuery, passForm } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: nomination() })

export const nominationsContract = {
  info: endpoint({
    method: 'GET',
    path: '/api/talent-nominations/info',
    access: 'client',
    may: 'requests.read',
    summary: 'How many nominations the client has, of all their requests or of one: standing, or over by time alone',
    query: z.object({ project_id: z.optional(id()) }),
    answer: z.object({ data: nominationsInfo() }),
    refusals: [platformErrors.not_authorized],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/client/nominations',
    access: 'client',
    may: 'nominations.read',
    summary:
      'The talents proposed to the client, of all their requests or of one: of the current ones what asks for an answer first, the soonest deadline leading; else newest first',
    query: nominationsQuery(),
    answer: listOf(nomination()),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/nominations/:id',
    access: 'client',
    may: 'nominations.read',
    summary: 'One nomination; that it was opened is kept',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_found, navigationErrors.nomination_expired],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/client/nominations/:id/not-interested',
    access: 'client',
    may: 'talents.choose',
    onBehalf: 'nomination_passed',
    summary: 'The client does not want this talent for the request, and says why',
    params: idParams,
    body: passForm(),
    answer: answer(),
    refusals: [platformErrors.not_found, navigationErrors.nomination_expired, platformErrors.moved_on],
  }),
  askForDays: endpoint({
    method: 'POST',
    path: '/api/client/nominations/:id/extend',
    access: 'client',
    may: 'nominations.give',
    onBehalf: 'days_asked',
    summary: 'Asks the account manager to keep the talent a few days longer',
    params: idParams,
    status: 202,
    answer: answer(),
    refusals: [platformErrors.not_found, platformErrors.moved_on, nominationErrors.days_asked_already],
  }),
} as const
