import {
  clientPartiesCalls as ofClient,
  partiesOpsCalls as ofStaff,
  talentPartiesCalls as ofTalent,
} from '@fareeq/domain/parties/calls.ts'
import type {
  clientPartiesContract as client,
  talentPartiesContract as talent,
} from '@fareeq/domain/parties/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

const keyOf = (kind: string) => ['parties', kind, session.get().user?.id] as const
export const companyPartyQuery = () =>
  queryOptions({
    queryKey: keyOf('company'),
    queryFn: async ({ signal }) => (await with401Handling(callApi(ofClient.read, {}, { signal, quiet: true }))).data,
  })
export const talentPartyQuery = () =>
  queryOptions({
    queryKey: keyOf('talent'),
    queryFn: ({ signal }) => with401Handling(callApi(ofTalent.read, {}, { signal, quiet: true })),
  })

/** The text of contracts that wait names them. */
const invalidate = () => {
  for (const queryKey of [['parties'], ['contracts']]) void queryClient.invalidateQueries({ queryKey })
}
export async function saveCompanyParty(body: InputOf<typeof client.save>['body']) {
  const { data } = await with401Handling(callApi(ofClient.save, { body }, callerHandlesFailure))
  invalidate()
  return data
}
export async function saveTalentParty(body: InputOf<typeof talent.save>['body']) {
  const { data } = await with401Handling(callApi(ofTalent.save, { body }, callerHandlesFailure))
  invalidate()
  return data
}

/** Nothing of it is cached: it is read once, with a reason. */
export const openNumbers = async (id: string, reason: string) =>
  (await callApi(ofStaff.numbers, { params: { id }, body: { reason } }, callerHandlesFailure)).data
