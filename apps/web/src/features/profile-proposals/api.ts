import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  profileProposalsCalls as calls,
  profileProposalsOpsCalls as ops,
} from '@fareeq/domain/profile-proposals/calls.ts'
import type { profileProposalsOpsContract as contract } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'
import { cacheProfile, profileKey } from '../talents/api.ts'

export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'talents', 'proposals', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.read, { params: { id } }, { signal, quiet: true }))).data,
  })
export const propose = (id: string, body: InputOf<typeof contract.propose>['body']) =>
  changing('talents', callApi(ops.propose, { params: { id }, body }, callerHandlesFailure))
export const withdrawProposal = (id: string, proposal: string) =>
  changing('talents', callApi(ops.withdraw, { params: { id, proposal } }, callerHandlesFailure))
export const changeText = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('talents', callApi(ops.change, { params: { id }, body }, callerHandlesFailure))

/** Below the profile’s key, so that `profile.changed` refetches both. */
const ownKey = () => [...profileKey(), 'proposals']
export const ownProposalsQuery = () =>
  queryOptions({
    queryKey: ownKey(),
    queryFn: async ({ signal }) => (await callApi(calls.own, {}, { signal, quiet: true })).data,
  })

/** Refetches after a refusal as well: a text changed meanwhile is shown and asked about again. */
async function answering<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } finally {
    for (const queryKey of [ownKey(), ['counters']]) void queryClient.invalidateQueries({ queryKey })
  }
}
export const acceptProposal = async (id: string, version: number) =>
  cacheProfile(
    (await answering(callApi(calls.accept, { params: { id }, body: { version } }, callerHandlesFailure))).data,
  )
export const declineProposal = (id: string, note: string) =>
  answering(callApi(calls.decline, { params: { id }, body: { note } }, callerHandlesFailure))
