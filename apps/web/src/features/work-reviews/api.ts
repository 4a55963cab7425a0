import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import {
  clientWorkReviewsCalls as ofClient,
  workReviewsOpsCalls as ops,
  talentWorkReviewsCalls as ofTalent,
} from '@fareeq/domain/work-reviews/calls.ts'
import type { clientWorkReviewsContract, talentWorkReviewsContract } from '@fareeq/domain/work-reviews/contract.ts'
import type { ContractReview } from '@fareeq/domain/work-reviews/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import type { Seat } from '../contracts/api.ts'
import { signedIn } from '../staff/api.ts'

/** `contract.changed` invalidates by the first element. */
const keyOf = (seat: Seat, contractId: string) => ['work-reviews', seat, session.get().user?.id, contractId] as const

export const reviewQuery = (seat: Seat, contractId: string) =>
  queryOptions({
    queryKey: keyOf(seat, contractId),
    queryFn: async ({ signal }): Promise<ContractReview> => {
      const [what, how] = [{ params: { id: contractId } }, { signal, quiet: true }]
      const answer =
        seat === 'talent' ? callApi(ofTalent.ofContract, what, how) : callApi(ofClient.ofContract, what, how)
      return (await with401Handling(answer)).data
    },
  })

/** After a refusal it is fetched anew: somebody else may have been first. */
async function change(seat: Seat, contractId: string, work: Promise<{ data: ContractReview }>): Promise<void> {
  try {
    await cacheWhole(keyOf(seat, contractId), (await with401Handling(work)).data)
  } catch (err) {
    void queryClient.invalidateQueries({ queryKey: ['work-reviews'] })
    throw err
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['counters'] })
  }
}

export type ClientReview = InputOf<typeof clientWorkReviewsContract.answer>['body']
export type TalentReview = InputOf<typeof talentWorkReviewsContract.answer>['body']
export const answerAsTalent = (contractId: string, id: string, body: TalentReview) =>
  change('talent', contractId, callApi(ofTalent.answer, { params: { id }, body }, callerHandlesFailure))
export const answerAsClient = (contractId: string, id: string, body: ClientReview) =>
  change('client', contractId, callApi(ofClient.answer, { params: { id }, body }, callerHandlesFailure))
export const showReference = (contractId: string, id: string, isShown: boolean) =>
  change(
    'talent',
    contractId,
    callApi(ofTalent.show, { params: { id }, body: { shown: isShown } }, callerHandlesFailure),
  )
export const replyToReference = (contractId: string, id: string, reply: string) =>
  change('talent', contractId, callApi(ofTalent.reply, { params: { id }, body: { reply } }, callerHandlesFailure))

const staffKey = (contractId: string) => ['staff', 'contracts', 'review', contractId] as const

export const staffReviewQuery = (contractId: string) =>
  queryOptions({
    queryKey: staffKey(contractId),
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

async function moderate(contractId: string, work: Promise<unknown>): Promise<void> {
  try {
    await signedIn(work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: staffKey(contractId) })
    void queryClient.invalidateQueries({ queryKey: ['staff', 'work'] })
  }
}
export const releaseReference = (contractId: string, id: string) =>
  moderate(contractId, callApi(ops.release, { params: { id } }, callerHandlesFailure))
export const removeReference = (contractId: string, id: string, reason: string) =>
  moderate(contractId, callApi(ops.remove, { params: { id }, body: { reason } }, callerHandlesFailure))
