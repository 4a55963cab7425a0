import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { idParams, makeRefusals, moveRefusals, reviseRefusals } from './contract.ts'
import { offerErrors } from './errors.ts'
import {
  awaitedOffers,
  declineForm,
  hire,
  keepForm,
  offerTemplate,
  opsOfferForm,
  opsReviseForm,
  staffOffer,
} from './schema.ts'
import { OFFER_STATES } from './states.ts'

const answer = () => z.object({ data: staffOffer() })

export const offersOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/offers',
    access: 'staff',
    may: 'offers.read',
    summary: 'Offers by state, newest first; and accepted talents who have none yet, by their promised day',
    query: z.object({ state: z.optional(z.literal(OFFER_STATES, 'choice')), ...pageQuery(50, 20) }),
    answer: listOf(staffOffer(), { awaited: awaitedOffers() }),
    refusals: [platformErrors.not_authorized],
  }),
  hires: endpoint({
    method: 'GET',
    path: '/api/ops/offers/hires',
    access: 'staff',
    may: 'offers.read',
    summary: 'Accepted talents without a contract, and what their contract waits for; the longest first',
    answer: z.object({ data: z.array(hire()) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/offers/:id',
    access: 'staff',
    may: 'offers.read',
    summary: 'One offer whole',
    params: idParams(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/ops/offers/templates/:id',
    access: 'staff',
    may: 'offers.make',
    summary: 'What an offer after this accepted interview begins with',
    params: idParams(),
    answer: z.object({ data: offerTemplate() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/ops/offers',
    access: 'staff',
    may: 'offers.make',
    summary: 'Makes an offer for the company after an accepted interview, with our fee',
    body: opsOfferForm(),
    status: 201,
    answer: answer(),
    refusals: makeRefusals,
  }),
  revise: endpoint({
    method: 'PUT',
    path: '/api/ops/offers/:id',
    access: 'staff',
    may: 'offers.make',
    summary: 'Offers other terms: a new version that the talent reads again',
    params: idParams(),
    body: opsReviseForm(),
    answer: answer(),
    refusals: reviseRefusals,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/ops/offers/:id/keep',
    access: 'staff',
    may: 'offers.make',
    summary: 'Keeps the terms after the talent asked for others',
    params: idParams(),
    body: keepForm(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, ...moveRefusals],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/offers/:id/withdraw',
    access: 'staff',
    may: 'offers.make',
    summary: 'Withdraws an offer with a reason, until the contract of it is sent',
    params: idParams(),
    body: declineForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_authorized,
      ...moveRefusals,
      offerErrors.offer_contract_exists,
      offerErrors.offer_signed,
    ],
  }),
} as const
