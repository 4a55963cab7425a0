import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  profileProposalsCalls as calls,
  profileProposalsOpsCalls as ops,
} from '@fareeq/domain/profile-proposals/calls.ts'
import type { profileProposalsOpsContract as contract } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'
import { cacheProfile, profileKey } from '../talents/api.ts'

export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'talents', 'proposals', id],
    queryFn: async ({ signal }) => (await signedIn(call(ops.read, { params: { id } }, { signal, quiet: true }))).data,
  })
export const propose = (id: string, body: InputOf<typeof contract.propose>['body']) =>
  changing('talents', call(ops.propose, { params: { id }, body }, callerHandlesFailure))
export const withdrawProposal = (id: string, proposal: string) =>
  changing('talents', call(ops.withdraw, { params: { id, proposal } }, callerHandlesFailure))
export const changeText = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('talents', call(ops.change, { params: { id }, body }, callerHandlesFailure))

/** Below the profile’s key, so that `profile.changed` refetches both. */
const ownKey = () => [...profileKey(), 'proposals']
export const ownProposalsQuery = () =>
  queryOptions({
    queryKey: ownKey(),
    queryFn: async ({ signal }) => (await call(calls.own, {}, { signal, quiet: true })).data,
  })

/** Refetches after a refusal as well: a text changed meanwhile is shown and asked about again. */
async function answering<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } finally {
    void queryClient.invalidateQueries({ queryKey: ownKey() })
  }
}
export const acceptProposal = async (id: string, version: number) =>
  cacheProfile((await answering(call(calls.accept, { params: { id }, body: { version } }, callerHandlesFailure))).data)
export const declineProposal = (id: string, note: string) =>
  answering(call(calls.decline, { params: { id }, body: { note } }, callerHandlesFailure))
