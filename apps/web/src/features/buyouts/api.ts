import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  buyoutsOpsCalls as ops,
  clientBuyoutsCalls as ofClient,
  talentBuyoutsCalls as ofTalent,
} from '@fareeq/domain/buyouts/calls.ts'
import type { clientBuyoutsContract } from '@fareeq/domain/buyouts/contract.ts'
import type { DeclineReason } from '@fareeq/domain/buyouts/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { changing, signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element. */
const keyOf = (seat: 'client' | 'talent', contractId: string, lang: string) =>
  ['contracts', 'buyout', seat, session.get().user?.id, lang, contractId] as const

export const clientBuyoutQuery = (contractId: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('client', contractId, lang),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofClient.read, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export const talentBuyoutQuery = (contractId: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('talent', contractId, lang),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofTalent.read, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export const staffBuyoutQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'buyout', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

/** Invalidates after a refusal too: the price may be another by now, or the question settled. */
async function changingOwn<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['contracts'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
  }
}

export const askForBuyout = (id: string, body: InputOf<typeof clientBuyoutsContract.ask>['body']) =>
  changingOwn(callApi(ofClient.ask, { params: { id }, body }, callerHandlesFailure))
export const withdrawBuyout = (id: string) =>
  changingOwn(callApi(ofClient.withdraw, { params: { id } }, callerHandlesFailure))
export const consentToBuyout = (id: string) =>
  changingOwn(callApi(ofTalent.consent, { params: { id } }, callerHandlesFailure))
export const declineBuyout = (id: string, reason: DeclineReason) =>
  changingOwn(callApi(ofTalent.decline, { params: { id }, body: { reason } }, callerHandlesFailure))

export const approveBuyout = (id: string, fee: number) =>
  changing('contracts', callApi(ops.approve, { params: { id }, body: { fee } }, callerHandlesFailure))
export const refuseBuyout = (id: string, refusal: string) =>
  changing('contracts', callApi(ops.refuse, { params: { id }, body: { refusal } }, callerHandlesFailure))
