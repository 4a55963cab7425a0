import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  clientTimeOffCalls as ofClient,
  talentTimeOffCalls as ofTalent,
  timeOffOpsCalls as ops,
} from '@fareeq/domain/time-off/calls.ts'
import type { talentTimeOffContract } from '@fareeq/domain/time-off/contract.ts'
import type { ContractTimeOff } from '@fareeq/domain/time-off/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import type { Seat } from '../contracts/api.ts'
import { signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['time-off', kind, session.get().user?.id, ...rest] as const

export const timeOffQuery = (seat: Seat, contractId: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('contract', seat, lang, contractId),
    queryFn: async ({ signal }): Promise<ContractTimeOff> => {
      const [what, how] = [{ params: { id: contractId } }, { signal, quiet: true }]
      const answer =
        seat === 'talent' ? callApi(ofTalent.ofContract, what, how) : callApi(ofClient.ofContract, what, how)
      return (await with401Handling(answer)).data
    },
  })

export const waitingTimeOffQuery = (lang: string) =>
  queryOptions({
    queryKey: keyOf('waiting', lang),
    queryFn: async ({ signal }) => (await with401Handling(callApi(ofClient.waiting, {}, { signal, quiet: true }))).data,
  })

export const staffTimeOffQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'time-off', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

/** Invalidates after a refusal too: it may have been answered or withdrawn meanwhile. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['time-off'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
  }
}

export const askForTimeOff = (id: string, body: InputOf<typeof talentTimeOffContract.ask>['body']) =>
  changing(callApi(ofTalent.ask, { params: { id }, body }, callerHandlesFailure))
export const withdrawTimeOff = (id: string) =>
  changing(callApi(ofTalent.withdraw, { params: { id } }, callerHandlesFailure))
export const agreeToTimeOff = (id: string) =>
  changing(callApi(ofClient.agree, { params: { id } }, callerHandlesFailure))
export const declineTimeOff = (id: string, reason: string) =>
  changing(callApi(ofClient.decline, { params: { id }, body: { reason } }, callerHandlesFailure))
