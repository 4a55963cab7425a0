import { offersOpsCalls as calls } from '@fareeq/domain/offers/calls.ts'
import type { offersOpsContract as contract } from '@fareeq/domain/offers/contract-ops.ts'
import type { OfferState } from '@fareeq/domain/offers/states.ts'
import type { OfferTemplate } from '@fareeq/domain/offers/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

// Offers are a tab of the section of contracts, and are refetched with them.
export const staffOffersQuery = (state: OfferState | undefined) =>
  staffList(['staff', 'contracts', 'offers', state ?? 'all'], (cursor, options) =>
    callApi(calls.list, { query: { state, cursor } }, options),
  )
export const hiresQuery = () =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'hires'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.hires, {}, { signal, quiet: true }))).data,
  })
export const staffOfferQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'offer', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })
export const staffTemplateQuery = (interviewId: string) =>
  queryOptions<OfferTemplate>({
    queryKey: ['staff', 'contracts', 'offer-template', interviewId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.template, { params: { id: interviewId } }, { signal, quiet: true }))).data,
  })

export const makeOffer = (body: InputOf<typeof contract.make>['body']) =>
  changing('contracts', callApi(calls.make, { body }, callerHandlesFailure))
export const reviseOffer = (id: string, body: InputOf<typeof contract.revise>['body']) =>
  changing('contracts', callApi(calls.revise, { params: { id }, body }, callerHandlesFailure))
export const keepOffer = (id: string, body: InputOf<typeof contract.keep>['body']) =>
  changing('contracts', callApi(calls.keep, { params: { id }, body }, callerHandlesFailure))
export const withdrawOffer = (id: string, reason: string) =>
  changing('contracts', callApi(calls.withdraw, { params: { id }, body: { reason } }, callerHandlesFailure))
