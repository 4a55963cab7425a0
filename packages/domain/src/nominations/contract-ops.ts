import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { nominationErrors } from './errors.ts'
import { candidate, candidatesQuery, nominateManyForm, nominatedResult, previewQuery, squad } from './schema-ops.ts'
import { extendForm, nominateForm, nomination, staffNomination, staffNominationsQuery, withdrawForm } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: staffNomination() })
const moveRefusals = [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on] as const
/** Why nobody is nominated for a request. */
const requestRefusals = [nominationErrors.request_unfinished, nominationErrors.company_overdue] as const
/** Why one of several is not nominated. */
const unfitRefusals = [
  nominationErrors.nominated_already,
  nominationErrors.talent_not_live,
  nominationErrors.talent_banned,
  nominationErrors.refused_before,
  nominationErrors.nominated_early,
] as const

export const nominationsOpsContract = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id/candidates',
    access: 'staff',
    may: 'nominations.give',
    summary: 'Talents for this request as its client would find them, best first, with who is nominated already',
    params: idParams,
    query: candidatesQuery(),
    answer: listOf(candidate(), { total: z.number() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/nominations',
    access: 'staff',
    may: 'nominations.read',
    summary: 'The nominations of a request, of a talent, or all, newest first, each with what happened to it',
    query: staffNominationsQuery(),
    answer: listOf(staffNomination()),
    refusals: [platformErrors.not_authorized],
  }),
  nominate: endpoint({
    method: 'POST',
    path: '/api/ops/nominations',
    access: 'staff',
    may: 'nominations.give',
    summary: 'Proposes a talent for a request, with reasons; the client hears of it at once',
    body: nominateForm(),
    status: 201,
    answer: answer(),
    refusals: [...moveRefusals, ...unfitRefusals, ...requestRefusals],
  }),
  nominateMany: endpoint({
    method: 'POST',
    path: '/api/ops/client-projects/:id/nominations',
    access: 'staff',
    may: 'nominations.give',
    summary:
      'Proposes several talents for a request, each with reasons; who cannot be is named, the others are nominated',
    params: idParams,
    body: nominateManyForm(),
    answer: z.object({ data: z.array(nominatedResult()) }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, ...requestRefusals],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id/preview',
    access: 'staff',
    may: 'nominations.give',
    summary: 'A talent as the company of this request would see them nominated, in its language; nothing is changed',
    params: idParams,
    query: previewQuery(),
    answer: z.object({ data: nomination() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  squad: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id/squad',
    access: 'staff',
    may: 'nominations.read',
    summary:
      'The people of this request’s company by role: hired, accepted, in interviews, nominated, and the open seats',
    params: idParams,
    answer: z.object({ data: squad() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/ops/nominations/:id/extend',
    access: 'staff',
    may: 'nominations.give',
    summary: 'Keeps the talent for the client some days longer, also where time had ended it',
    params: idParams,
    body: extendForm(),
    answer: answer(),
    refusals: [...moveRefusals, nominationErrors.nominated_already, nominationErrors.nomination_extended],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/nominations/:id/withdraw',
    access: 'staff',
    may: 'nominations.give',
    summary: 'Takes a nomination back, with the reason',
    params: idParams,
    body: withdrawForm(),
    answer: answer(),
    refusals: [...moveRefusals, nominationErrors.nomination_withdrawn],
  }),
} as const
