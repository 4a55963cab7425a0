import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nominationsOpsCalls as calls } from '@fareeq/domain/nominations/calls.ts'
import type { nominationsOpsContract as contract } from '@fareeq/domain/nominations/contract-ops.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

type CandidateFilter = { q: string; all?: '1' }

export const candidatesQuery = (id: string, filter: CandidateFilter) =>
  staffList(['staff', 'requests', 'candidates', id, filter], (cursor, options) =>
    callApi(calls.candidates, { params: { id }, query: { ...filter, cursor } }, options),
  )

export const nominationsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'nominations', projectId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.list, { query: { project_id: projectId } }, { signal, quiet: true }))).data,
  })

/** A talent as the company would see them, in its language. */
export const previewQuery = (id: string, talent_id: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'preview', id, talent_id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.preview, { params: { id }, query: { talent_id } }, { signal, quiet: true }))).data,
  })

export const squadQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'squad', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.squad, { params: { id } }, { signal, quiet: true }))).data,
  })

export const nominateMany = (
  id: string,
  people: InputOf<typeof contract.nominateMany>['body']['people'],
  key: string,
) =>
  changing(
    'requests',
    callApi(calls.nominateMany, { params: { id }, body: { people } }, { quiet: true, idempotencyKey: key }),
  )
export const extendNomination = (id: string, body: InputOf<typeof contract.extend>['body']) =>
  changing('requests', callApi(calls.extend, { params: { id }, body }, callerHandlesFailure))
export const withdrawNomination = (id: string, reason: string) =>
  changing('requests', callApi(calls.withdraw, { params: { id }, body: { reason } }, callerHandlesFailure))
