import {
  checkInsOpsCalls as ops,
  clientCheckInsCalls as ofClient,
  talentCheckInsCalls as ofTalent,
} from '@fareeq/domain/check-ins/calls.ts'
import type { talentCheckInsContract } from '@fareeq/domain/check-ins/contract.ts'
import type { ContractCheckIns } from '@fareeq/domain/check-ins/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import type { Seat } from '../contracts/api.ts'
import { signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element. */
const keyOf = (seat: Seat, contractId: string) => ['check-ins', seat, session.get().user?.id, contractId] as const

export const checkInsQuery = (seat: Seat, contractId: string) =>
  queryOptions({
    queryKey: keyOf(seat, contractId),
    queryFn: async ({ signal }): Promise<ContractCheckIns> => {
      const [what, how] = [{ params: { id: contractId } }, { signal, quiet: true }]
      const answer =
        seat === 'talent' ? callApi(ofTalent.ofContract, what, how) : callApi(ofClient.ofContract, what, how)
      return (await with401Handling(answer)).data
    },
  })

type Answer = InputOf<typeof talentCheckInsContract.answer>['body']
/** After a refusal the question is fetched anew: a colleague may have answered meanwhile. */
export async function answerCheckIn(seat: Seat, contractId: string, id: string, body: Answer): Promise<void> {
  const what = { params: { id }, body }
  try {
    const work =
      seat === 'talent'
        ? callApi(ofTalent.answer, what, callerHandlesFailure)
        : callApi(ofClient.answer, what, callerHandlesFailure)
    await cacheWhole(keyOf(seat, contractId), (await with401Handling(work)).data)
  } catch (err) {
    void queryClient.invalidateQueries({ queryKey: ['check-ins'] })
    throw err
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['counters'] })
  }
}

const staffKey = (contractId: string) => ['staff', 'contracts', 'check-ins', contractId] as const

export const staffCheckInsQuery = (contractId: string) =>
  queryOptions({
    queryKey: staffKey(contractId),
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export async function handleCheckIn(contractId: string, id: string, note: string): Promise<void> {
  try {
    await signedIn(callApi(ops.handle, { params: { id }, body: { note } }, callerHandlesFailure))
  } finally {
    void queryClient.invalidateQueries({ queryKey: staffKey(contractId) })
    void queryClient.invalidateQueries({ queryKey: ['staff', 'work'] })
  }
}
