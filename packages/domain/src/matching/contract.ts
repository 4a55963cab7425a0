import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { matchingErrors } from './errors.ts'
import {
  comparedTalent,
  compareQuery,
  facets,
  mark,
  markBody,
  markedQuery,
  matchedTalent,
  matchingFilter,
  matchingQuery,
  projectQuery,
} from './schema.ts'

/** Generous, because it is called with every filter click. */
const limit = { count: 300, seconds: 60, by: 'user' } as const
const accessRefusals = [platformErrors.not_authorized] as const

export const matchingContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/client/matching',
    access: 'client',
    may: 'talents.find',
    summary: 'Talents who fit the request, best first, each with why',
    query: matchingQuery(),
    answer: listOf(matchedTalent(), { total: z.number() }),
    refusals: accessRefusals,
    limit,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/client/matching/facets',
    access: 'client',
    may: 'talents.find',
    summary: 'How many talents each further choice would leave',
    query: matchingFilter(),
    answer: z.object({ data: facets() }),
    refusals: accessRefusals,
    limit,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/client/matching/compare',
    access: 'client',
    may: 'talents.find',
    summary: 'Up to four talents side by side, in the order asked for; of nominees with what is proved',
    query: compareQuery(),
    answer: z.object({ data: z.array(comparedTalent()) }),
    refusals: accessRefusals,
    limit,
  }),
  marked: endpoint({
    method: 'GET',
    path: '/api/client/talents/marked',
    access: 'client',
    may: 'talents.find',
    summary: 'The talents a client has saved or shortlisted for a request, last marked first',
    query: markedQuery(),
    answer: listOf(matchedTalent(), {
      total: z.number(),
      counts: z.object({ saved: z.number(), shortlisted: z.number() }),
    }),
    refusals: accessRefusals,
    limit,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/client/talents/:id/mark',
    access: 'client',
    may: 'talents.choose',
    onBehalf: 'talent_marked',
    summary: 'Saves or shortlists a talent for a request, or neither; the account manager hears of a shortlist',
    params: z.object({ id: id() }),
    query: projectQuery(),
    body: markBody(),
    answer: z.object({
      data: z.object({
        id: id(),
        mark: z.nullable(mark()),
        /** By when the account manager answers, for whom somebody is shortlisted. */
        due_at: z.nullable(z.string()),
      }),
    }),
    refusals: [...accessRefusals, matchingErrors.no_request],
    limit,
  }),
} as const
