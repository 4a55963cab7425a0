import {
  clientEndingsCalls as ofClient,
  endingsOpsCalls as ops,
  talentEndingsCalls as ofTalent,
} from '@fareeq/domain/contracts/calls.ts'
import type {
  clientEndingsContract,
  endingsOpsContract,
  talentEndingsContract,
} from '@fareeq/domain/contracts/contract-endings.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { changing } from '../staff/api.ts'
import type { Seat } from './api.ts'

/** Invalidates after a refusal too: the other side may have given notice or acknowledged it meanwhile. */
async function ending<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['contracts'], ['renewals'], ['time-off'], ['counters']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

export const giveNoticeAsTalent = (id: string, body: InputOf<typeof talentEndingsContract.give>['body']) =>
  ending(callApi(ofTalent.give, { params: { id }, body }, callerHandlesFailure))
export const giveNoticeAsClient = (id: string, body: InputOf<typeof clientEndingsContract.give>['body']) =>
  ending(callApi(ofClient.give, { params: { id }, body }, callerHandlesFailure))
export const askForReplacement = (id: string, body: InputOf<typeof clientEndingsContract.replace>['body']) =>
  ending(callApi(ofClient.replace, { params: { id }, body }, callerHandlesFailure))
export const giveNoticeFor = (id: string, body: InputOf<typeof endingsOpsContract.give>['body']) =>
  changing('contracts', callApi(ops.give, { params: { id }, body }, callerHandlesFailure))

export const withdrawNotice = (seat: Seat, id: string) => {
  const what = { params: { id } }
  return ending<unknown>(
    seat === 'talent'
      ? callApi(ofTalent.withdraw, what, callerHandlesFailure)
      : callApi(ofClient.withdraw, what, callerHandlesFailure),
  )
}
export const withdrawNoticeFor = (id: string) =>
  changing('contracts', callApi(ops.withdraw, { params: { id } }, callerHandlesFailure))

export const acknowledgeNotice = (seat: Seat, id: string) => {
  const what = { params: { id } }
  return ending<unknown>(
    seat === 'talent'
      ? callApi(ofTalent.acknowledge, what, callerHandlesFailure)
      : callApi(ofClient.acknowledge, what, callerHandlesFailure),
  )
}
