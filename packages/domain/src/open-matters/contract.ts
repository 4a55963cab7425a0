import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { openMatters } from './schema.ts'

const answer = () => z.object({ data: openMatters() })
const idParams = z.object({ id: id() })

export const openMattersContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/users/open-matters',
    access: 'user',
    may: 'data.own',
    summary: 'All that is open of the caller, and what becomes of each when their account closes',
    answer: answer(),
  }),
  ofColleague: endpoint({
    method: 'GET',
    path: '/api/client/organisation/members/:id/open-matters',
    access: 'client',
    may: 'members.manage',
    summary: 'All that is open of a colleague, and what becomes of each when they are let go',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const

export const openMattersOpsContract = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/ops/users/:id/open-matters',
    access: 'staff',
    may: 'data.own',
    summary: 'All that is open of a person, and what becomes of each when their account closes',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
