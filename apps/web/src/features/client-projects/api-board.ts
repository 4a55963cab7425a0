import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../../platform/by-cursor.ts'
import { call } from '../../platform/call.ts'
import { changing, signedIn } from '../staff/api.ts'

export type BoardFilter = Pick<NonNullable<InputOf<typeof contract.board>['query']>, 'stage' | 'q' | 'mine'>
export type CandidateFilter = { q: string; all?: '1' }

const EVERY_MINUTE = 60_000

export const boardQuery = (filter: BoardFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'requests', 'board', filter],
    ...byCursor,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.board, { query: { ...filter, cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  })

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(call(contract.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const candidatesQuery = (id: string, filter: CandidateFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'requests', 'candidates', id, filter],
    ...byCursor,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.candidates, { params: { id }, query: { ...filter, cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

export const nominationsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'nominations', projectId],
    queryFn: async ({ signal }) =>
      (await signedIn(call(nominationsOpsContract.list, { query: { project_id: projectId } }, { signal, quiet: true })))
        .data,
  })

/** The newest of all requests. */
export const recentNominationsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'requests', 'nominations'],
    queryFn: async ({ signal }) =>
      (await signedIn(call(nominationsOpsContract.list, {}, { signal, quiet: true }))).data,
  })

const quiet = { quiet: true } as const
export const takeRequest = (id: string) => changing('requests', call(contract.take, { params: { id } }, quiet))
export const nominate = (body: InputOf<typeof nominationsOpsContract.nominate>['body']) =>
  changing('requests', call(nominationsOpsContract.nominate, { body }, quiet))
export const extendNomination = (id: string, days: number) =>
  changing('requests', call(nominationsOpsContract.extend, { params: { id }, body: { days } }, quiet))
export const withdrawNomination = (id: string, reason: string) =>
  changing('requests', call(nominationsOpsContract.withdraw, { params: { id }, body: { reason } }, quiet))
