import { clientOffersCalls as ofClient, talentOffersCalls as ofTalent } from '@fareeq/domain/offers/calls.ts'
import type { clientOffersContract as client, talentOffersContract as talent } from '@fareeq/domain/offers/contract.ts'
import type { OfferTemplate } from '@fareeq/domain/offers/schema.ts'
import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `offer.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['offers', kind, session.get().user?.id, ...rest] as const

export const talentOffersQuery = (lang: string) =>
  queryOptions({
    queryKey: keyOf('talent-list', lang),
    queryFn: async ({ signal }) => (await with401Handling(callApi(ofTalent.list, {}, { signal, quiet: true }))).data,
  })
export const talentOfferQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('talent', lang, id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofTalent.read, { params: { id } }, { signal, quiet: true }))).data,
  })
export const clientOffersQuery = (lang: string) =>
  queryOptions({
    queryKey: keyOf('client-list', lang),
    queryFn: ({ signal }): Promise<AnswerOf<typeof client.list>> =>
      with401Handling(callApi(ofClient.list, {}, { signal, quiet: true })),
  })
export const clientOfferQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('client', lang, id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofClient.read, { params: { id } }, { signal, quiet: true }))).data,
  })
export const offerTemplateQuery = (interviewId: string, lang: string) =>
  queryOptions<OfferTemplate>({
    queryKey: keyOf('template', lang, interviewId),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(ofClient.template, { params: { id: interviewId } }, { signal, quiet: true })))
        .data,
  })

/** Invalidates after a refusal too: the offer may have changed meanwhile. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['offers'], ['counters'], ['contracts']]) void queryClient.invalidateQueries({ queryKey })
  }
}

export const acceptOffer = (id: string, body: InputOf<typeof talent.accept>['body']) =>
  changing(callApi(ofTalent.accept, { params: { id }, body }, callerHandlesFailure))
export const askForChange = (id: string, body: InputOf<typeof talent.askChange>['body']) =>
  changing(callApi(ofTalent.askChange, { params: { id }, body }, callerHandlesFailure))
export const declineOffer = (id: string, reason: string) =>
  changing(callApi(ofTalent.decline, { params: { id }, body: { reason } }, callerHandlesFailure))

export const makeOffer = (body: InputOf<typeof client.make>['body']) =>
  changing(callApi(ofClient.make, { body }, callerHandlesFailure))
export const reviseOffer = (id: string, body: InputOf<typeof client.revise>['body']) =>
  changing(callApi(ofClient.revise, { params: { id }, body }, callerHandlesFailure))
export const keepOffer = (id: string, body: InputOf<typeof client.keep>['body']) =>
  changing(callApi(ofClient.keep, { params: { id }, body }, callerHandlesFailure))
export const withdrawOffer = (id: string, reason: string) =>
  changing(callApi(ofClient.withdraw, { params: { id }, body: { reason } }, callerHandlesFailure))
