import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { clientRenewalsCalls as ofClient, talentRenewalsCalls as ofTalent } from '@fareeq/domain/renewals/calls.ts'
import type { clientRenewalsContract, talentRenewalsContract } from '@fareeq/domain/renewals/contract.ts'
import type { ForecastBoard } from '@fareeq/domain/renewals/schema.ts'
import type { RenewalTab } from '@fareeq/domain/renewals/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import type { Proof, Seat } from '../contracts/api.ts'

/** `renewal.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['renewals', kind, session.get().user?.id, ...rest] as const
/** The list of a company has the board of what ends soon; a talent's has not. */
type RenewalsAnswer = AnswerOf<typeof talentRenewalsContract.list> & { meta: { forecast?: ForecastBoard } }

export const renewalsQuery = (seat: Seat, status: RenewalTab, lang: string) =>
  listQuery(keyOf('list', seat, lang, status), (cursor, options): Promise<RenewalsAnswer> => {
    const [what, how] = [{ query: { status, cursor } }, options]
    return with401Handling(seat === 'talent' ? callApi(ofTalent.list, what, how) : callApi(ofClient.list, what, how))
  })

export const renewalDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf('document', id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofTalent.document, { params: { id } }, { signal, quiet: true }))).data,
  })

/** Invalidates lists and counters, after a refusal too (a concurrent change). */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['renewals'], ['contracts'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
  }
}

export const renewAll = async (ids: string[], duration: number) =>
  (await changing(callApi(ofClient.renew, { body: { ids, duration } }, callerHandlesFailure))).data
export const rejectAll = async (ids: string[], reason: string) =>
  (await changing(callApi(ofClient.reject, { body: { ids, reason } }, callerHandlesFailure))).data
export const changeTerms = (id: string, body: InputOf<typeof clientRenewalsContract.changeTerms>['body']) =>
  changing(callApi(ofClient.changeTerms, { params: { id }, body }, callerHandlesFailure))

export const withdrawOffer = (id: string) =>
  changing(callApi(ofClient.withdraw, { params: { id } }, callerHandlesFailure))
export const acceptFee = (id: string, fee: number) =>
  changing(callApi(ofClient.acceptFee, { params: { id }, body: { fee } }, callerHandlesFailure))

export const acceptTerms = (id: string, body: InputOf<typeof clientRenewalsContract.acceptTerms>['body']) =>
  changing(callApi(ofClient.acceptTerms, { params: { id }, body }, callerHandlesFailure))
export const proposeTerms = (id: string, body: InputOf<typeof talentRenewalsContract.propose>['body']) =>
  changing(callApi(ofTalent.propose, { params: { id }, body }, callerHandlesFailure))

export const askForChange = (id: string, body: InputOf<typeof talentRenewalsContract.counter>['body']) =>
  changing(callApi(ofTalent.counter, { params: { id }, body }, callerHandlesFailure))
export const rejectRenewal = (id: string, reason: string) =>
  changing(callApi(ofTalent.reject, { params: { id }, body: { reason } }, callerHandlesFailure))
export const sendRenewalCode = async (id: string) =>
  (await with401Handling(callApi(ofTalent.sendCode, { params: { id } }, callerHandlesFailure))).data
export const acceptRenewal = (id: string, { name, code, document_hash }: Proof) =>
  changing(
    callApi(ofTalent.accept, { params: { id }, body: { signature: name, code, document_hash } }, callerHandlesFailure),
  )
