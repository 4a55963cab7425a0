import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { FIGURE_IDS, FUNNEL_LIST_STEPS } from './limits.ts'
import { figure, figureQuery, figureRow, rowsPage, stepQuery, stepRow, wizardVariant } from './schema.ts'

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
    query: z.object({ ...figureQuery().shape, ...rowsPage() }),
    answer: listOf(figureRow(), span().shape),
    refusals: [platformErrors.not_authorized],
  }),
  steps: endpoint({
    method: 'GET',
    path: '/api/ops/figures/steps/:step/rows',
    access: 'staff',
    may: 'funnel.read',
    summary: 'Who is behind one step of the funnel, or which requests are behind one of the wizard, the newest first',
    params: z.object({ step: z.literal(FUNNEL_LIST_STEPS, 'choice') }),
    query: stepQuery(),
    answer: listOf(stepRow(), span().shape),
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
