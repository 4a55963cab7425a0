import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  clientStartsCalls as ofClient,
  startsOpsCalls as ops,
  talentStartsCalls as ofTalent,
} from '@fareeq/domain/starts/calls.ts'
import type { clientStartsContract } from '@fareeq/domain/starts/contract.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import type { Seat } from '../contracts/api.ts'
import { signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element. */
const keyOf = (seat: Seat, contractId: string) => ['starts', seat, session.get().user?.id, contractId] as const

export const startQuery = (seat: Seat, contractId: string) =>
  queryOptions({
    queryKey: keyOf(seat, contractId),
    queryFn: async ({ signal }): Promise<StartChecklist | null> => {
      const [what, how] = [{ params: { id: contractId } }, { signal, quiet: true }]
      const answer =
        seat === 'talent' ? callApi(ofTalent.ofContract, what, how) : callApi(ofClient.ofContract, what, how)
      return (await with401Handling(answer)).data
    },
  })

export const staffStartQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'start', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

/** The answer is the list as it is now; after a refusal it is fetched anew. */
async function changing(seat: Seat, work: Promise<{ data: StartChecklist }>): Promise<void> {
  try {
    const { data } = await with401Handling(work)
    await cacheWhole(keyOf(seat, data.contract_id), data)
  } catch (err) {
    void queryClient.invalidateQueries({ queryKey: ['starts'] })
    throw err
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['counters'] })
  }
}

export const tickItem = (seat: Seat, id: string, done: boolean) => {
  const what = { params: { id }, body: { done } }
  return changing(
    seat,
    seat === 'talent'
      ? callApi(ofTalent.tick, what, callerHandlesFailure)
      : callApi(ofClient.tick, what, callerHandlesFailure),
  )
}
export const planFirstDay = (id: string, body: InputOf<typeof clientStartsContract.plan>['body']) =>
  changing('client', callApi(ofClient.plan, { params: { id }, body }, callerHandlesFailure))
export const addItem = (id: string, body: InputOf<typeof clientStartsContract.add>['body']) =>
  changing('client', callApi(ofClient.add, { params: { id }, body }, callerHandlesFailure))
export const removeItem = (id: string) =>
  changing('client', callApi(ofClient.remove, { params: { id } }, callerHandlesFailure))
