import { figuresCalls as calls } from '@fareeq/domain/figures/calls.ts'
import type { Wizard } from '@fareeq/domain/client-projects/limits.ts'
import type { FigureId, FigurePeriod, ListedStep } from '@fareeq/domain/figures/limits.ts'
import { spanOf } from '@fareeq/domain/figures/rules.ts'
import { trackingCalls } from '@fareeq/domain/tracking/calls.ts'
import type { FunnelBy } from '@fareeq/domain/tracking/rules-funnel.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { signedIn } from '../staff/api.ts'

export const figuresQuery = (days: FigurePeriod) =>
  queryOptions({
    queryKey: ['staff', 'figures', 'list', days],
    queryFn: ({ signal }) => signedIn(callApi(calls.list, { query: { days } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

export const figureRowsQuery = (figure: FigureId, days: FigurePeriod) =>
  listQuery(['staff', 'figures', 'rows', figure, days], (cursor, options) =>
    signedIn(callApi(calls.rows, { params: { figure }, query: { days, cursor } }, options)),
  )

export const funnelQuery = (by: FunnelBy, days: FigurePeriod) =>
  queryOptions({
    queryKey: ['staff', 'figures', 'funnel', by, days],
    queryFn: ({ signal }) =>
      signedIn(callApi(trackingCalls.funnel, { query: { by, ...spanOf(days, new Date()) } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

export type StepFilter = { by?: FunnelBy; key?: string; others?: '1'; wizard?: Wizard }

export const stepRowsQuery = (step: ListedStep, days: FigurePeriod, filter: StepFilter) =>
  listQuery(['staff', 'figures', 'steps', step, days, filter], (cursor, options) =>
    signedIn(callApi(calls.steps, { params: { step }, query: { days, ...filter, cursor } }, options)),
  )

export const wizardsQuery = (days: FigurePeriod) =>
  queryOptions({
    queryKey: ['staff', 'figures', 'wizards', days],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.wizards, { query: { days } }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
