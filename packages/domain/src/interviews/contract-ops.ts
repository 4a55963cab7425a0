import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { confirmRefusals, idParams, moveRefusals, offerRefusals } from './contract.ts'
import { cancelForm, chooseForm, extendForm, offerForm, staffQuery } from './schema-forms.ts'
import { staffInterview } from './schema.ts'

const answer = () => z.object({ data: staffInterview() })

/** Colleagues watch every interview, and an account manager acts in the name of a company (§10). */
export const interviewsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/interviews',
    access: 'staff',
    may: 'interviews.read',
    summary: 'All interview requests, newest first, with all that happened to each',
    query: staffQuery(),
    answer: listOf(staffInterview()),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/interviews/:id',
    access: 'staff',
    may: 'interviews.read',
    summary: 'One interview request, and why its state is what it is',
    params: idParams(),
    answer: answer(),
    refusals: [platformErrors.not_found, platformErrors.not_authorized],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/ops/interviews/:id/slots',
    access: 'staff',
    may: 'interviews.arrange',
    summary: 'Offers two times in the name of the company',
    params: idParams(),
    body: offerForm(),
    answer: answer(),
    refusals: offerRefusals,
  }),
  confirmNew: endpoint({
    method: 'POST',
    path: '/api/ops/interviews/:id/new-slots/confirm',
    access: 'staff',
    may: 'interviews.arrange',
    summary: 'Takes one of the proposed times in the name of the company',
    params: idParams(),
    body: chooseForm(),
    answer: answer(),
    refusals: confirmRefusals,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/ops/interviews/:id/cancel',
    access: 'staff',
    may: 'interviews.arrange',
    summary: 'Ends a request, with a reason',
    params: idParams(),
    body: cancelForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/ops/interviews/:id/extend',
    access: 'staff',
    may: 'interviews.arrange',
    summary: 'Gives whoever is asked a few days more',
    params: idParams(),
    body: extendForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
} as const
