import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { FIGURE_IDS } from './limits.ts'
import { figure, figureQuery, figureRow, wizardVariant } from './schema.ts'

const span = () => z.object({ from: z.string(), to: z.string() })

export const figuresContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/figures',
    access: 'staff',
    may: 'figures.read',
    summary: 'The figures of a period beside the one before, as far as the caller may read what they are counted from',
    query: figureQuery(),
    answer: z.object({ data: z.array(figure()), meta: span() }),
    refusals: [platformErrors.not_authorized],
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/ops/figures/:figure/rows',
    access: 'staff',
    may: 'figures.read',
    summary: 'What one figure is counted from, the newest first',
    params: z.object({ figure: z.literal(FIGURE_IDS, 'choice') }),
    query: z.object({
      ...figureQuery().shape,
      /** The moment and the id of the last row. */
      cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z_[0-9a-f-]{36}$/, 'choice'))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
    }),
    answer: z.object({
      data: z.array(figureRow()),
      meta: z.object({ ...span().shape, next_cursor: z.nullable(z.string()) }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  wizards: endpoint({
    method: 'GET',
    path: '/api/ops/figures/wizards',
    access: 'staff',
    may: 'funnel.read',
    summary: 'How far the requests of a period came, by the order of the wizard they were begun with',
    query: figureQuery(),
    answer: z.object({ data: z.array(wizardVariant()), meta: span() }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
