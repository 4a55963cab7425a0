import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { signedIn } from '../staff/api.ts'

export type BoardFilter = Pick<NonNullable<InputOf<typeof contract.board>['query']>, 'stage' | 'q' | 'mine'>
export type CandidateFilter = { q: string; all?: '1' }

const EVERY_MINUTE = 60_000
const more = ({ meta }: { meta: { next_cursor: string | null } }) => meta.next_cursor ?? undefined
const first = undefined as string | undefined

export const boardQuery = (filter: BoardFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'requests', 'board', filter],
    initialPageParam: first,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.board, { query: { ...filter, cursor } }, { signal, quiet: true })),
    getNextPageParam: more,
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
    initialPageParam: first,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.candidates, { params: { id }, query: { ...filter, cursor } }, { signal, quiet: true })),
    getNextPageParam: more,
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

/** What was refused is said where it was asked for; whatever shows requests is fetched anew either way. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await signedIn(work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['staff', 'requests'] })
  }
}

const quiet = { quiet: true } as const
export const takeRequest = (id: string) => changing(call(contract.take, { params: { id } }, quiet))
export const nominate = (body: InputOf<typeof nominationsOpsContract.nominate>['body']) =>
  changing(call(nominationsOpsContract.nominate, { body }, quiet))
export const extendNomination = (id: string, days: number) =>
  changing(call(nominationsOpsContract.extend, { params: { id }, body: { days } }, quiet))
export const withdrawNomination = (id: string, reason: string) =>
  changing(call(nominationsOpsContract.withdraw, { params: { id }, body: { reason } }, quiet))
