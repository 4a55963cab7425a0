import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { importErrors } from './errors.ts'
import { mergeForm, pair } from './schema-pairs.ts'

const both = () => z.object({ imported: id(), other: id() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const
const PAGE_LENGTH = 20

/** Records that may be one person. */
export const pairsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/talent-pairs',
    access: 'staff',
    may: 'talents.import',
    summary: 'Pairs that may be one person, newest first: somebody imported and somebody of the same phone or name',
    query: z.object({
      cursor: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/))),
      limit: pageLimit(PAGE_LENGTH),
    }),
    answer: listOf(pair()),
    refusals: accessRefusals,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/ops/talent-pairs/:imported/:other/merge',
    access: 'staff',
    may: 'talents.import',
    summary: 'Makes two records one: notes move, the record that nobody has agreed to is deleted',
    params: both(),
    body: mergeForm(),
    answer: z.object({ data: z.object({ kept_id: id() }) }),
    refusals: [...accessRefusals, importErrors.merge_owned, importErrors.merge_nowhere],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/ops/talent-pairs/:imported/:other/dismiss',
    access: 'staff',
    may: 'talents.import',
    summary: 'Two people: the pair is not proposed again',
    params: both(),
    answer: z.object({ data: z.object({ dismissed: z.literal(true) }) }),
    refusals: accessRefusals,
  }),
} as const
