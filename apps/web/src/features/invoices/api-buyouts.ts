import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { buyoutsOpsCalls as ops, clientBuyoutsCalls as calls } from '@fareeq/domain/invoices/calls.ts'
import type { clientBuyoutsContract } from '@fareeq/domain/invoices/contract-buyouts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { changing, signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element. */
export const buyoutQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contracts', 'buyout', session.get().user?.id, contractId],
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.read, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export const staffBuyoutQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'buyout', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

/** Invalidates after a refusal too: the price may be another by now. */
export async function askForBuyout(id: string, body: InputOf<typeof clientBuyoutsContract.ask>['body']) {
  try {
    return await with401Handling(callApi(calls.ask, { params: { id }, body }, callerHandlesFailure))
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['contracts'] })
  }
}

export const approveBuyout = (id: string, fee: number) =>
  changing('contracts', callApi(ops.approve, { params: { id }, body: { fee } }, callerHandlesFailure))
