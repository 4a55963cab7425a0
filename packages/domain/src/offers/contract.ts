import * as z from 'zod/mini'
import { contractErrors } from '../contracts/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { offerErrors } from './errors.ts'
import {
  acceptForm,
  askChangeForm,
  awaitedOffers,
  clientOffer,
  declineForm,
  keepForm,
  offerForm,
  offerTemplate,
  reviseForm,
  talentOffer,
} from './schema.ts'

export const idParams = () => z.object({ id: id() })
export const moveRefusals = [platformErrors.not_found, offerErrors.offer_moved, offerErrors.offer_changed] as const
export const termsRefusals = [
  contractErrors.availability_differs,
  contractErrors.term_not_allowed,
  offerErrors.offer_start_past,
  offerErrors.offer_salary_low,
  offerErrors.offer_probation_long,
  offerErrors.offer_city_needed,
] as const
export const makeRefusals = [
  platformErrors.not_authorized,
  platformErrors.not_found,
  offerErrors.offer_not_accepted_interview,
  offerErrors.offer_exists,
  offerErrors.offer_contract_exists,
  ...termsRefusals,
] as const
export const reviseRefusals = [
  platformErrors.not_authorized,
  ...moveRefusals,
  ...termsRefusals,
  offerErrors.offer_same,
] as const
const toTalent = () => z.object({ data: talentOffer() })
const toClient = () => z.object({ data: clientOffer() })

export const talentOffersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/offers',
    access: 'talent',
    may: 'offers.read',
    summary: 'Offers to the caller, what waits for them first',
    answer: z.object({ data: z.array(talentOffer()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/talent/offers/:id',
    access: 'talent',
    may: 'offers.read',
    summary: 'One offer, with the version and the hash by which it is accepted',
    params: idParams(),
    answer: toTalent(),
    refusals: [platformErrors.not_found],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/talent/offers/:id/accept',
    access: 'talent',
    may: 'offers.answer',
    summary: 'Accepts the terms that were read; a contract is made of them',
    params: idParams(),
    body: acceptForm(),
    answer: toTalent(),
    refusals: [...moveRefusals, offerErrors.offer_start_passed],
  }),
  askChange: endpoint({
    method: 'POST',
    path: '/api/talent/offers/:id/ask-change',
    access: 'talent',
    may: 'offers.answer',
    summary: 'Asks for other terms: which, what instead, and why',
    params: idParams(),
    body: askChangeForm(),
    answer: toTalent(),
    refusals: moveRefusals,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/talent/offers/:id/decline',
    access: 'talent',
    may: 'offers.answer',
    summary: 'Declines with a reason, until both have signed the contract',
    params: idParams(),
    body: declineForm(),
    answer: toTalent(),
    refusals: [...moveRefusals, offerErrors.offer_signed],
  }),
} as const

export const clientOffersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/offers',
    access: 'client',
    may: 'offers.read',
    summary: 'Offers of the company with their total monthly cost, and accepted talents who have none yet',
    answer: z.object({ data: z.array(clientOffer()), meta: z.object({ awaited: awaitedOffers() }) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/offers/:id',
    access: 'client',
    may: 'offers.read',
    summary: 'One offer with its cost, its redline and what happened to it',
    params: idParams(),
    answer: toClient(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/client/offers/templates/:id',
    access: 'client',
    may: 'offers.make',
    summary: 'What an offer after this accepted interview begins with',
    params: idParams(),
    answer: z.object({ data: offerTemplate() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/client/offers',
    access: 'client',
    may: 'offers.make',
    summary: 'Makes an offer after an accepted interview; our fee is the usual one',
    body: offerForm(),
    status: 201,
    answer: toClient(),
    refusals: makeRefusals,
  }),
  revise: endpoint({
    method: 'PUT',
    path: '/api/client/offers/:id',
    access: 'client',
    may: 'offers.make',
    summary: 'Offers other terms: a new version that the talent reads again',
    params: idParams(),
    body: reviseForm(),
    answer: toClient(),
    refusals: reviseRefusals,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/client/offers/:id/keep',
    access: 'client',
    may: 'offers.make',
    summary: 'Keeps the terms after the talent asked for others',
    params: idParams(),
    body: keepForm(),
    answer: toClient(),
    refusals: [platformErrors.not_authorized, ...moveRefusals],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/client/offers/:id/withdraw',
    access: 'client',
    may: 'offers.make',
    summary: 'Withdraws an offer with a reason, until the contract of it is sent',
    params: idParams(),
    body: declineForm(),
    answer: toClient(),
    refusals: [
      platformErrors.not_authorized,
      ...moveRefusals,
      offerErrors.offer_contract_exists,
      offerErrors.offer_signed,
    ],
  }),
} as const
