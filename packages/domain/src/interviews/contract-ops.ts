import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { SLOT_REFUSALS, idParams } from './contract.ts'
import { interviewErrors } from './errors.ts'
import { cancelForm, chooseForm, extendForm, offerForm, staffQuery } from './schema-forms.ts'
import { staffInterview } from './schema.ts'

const answer = () => z.object({ data: staffInterview() })
const moveRefusals = [platformErrors.not_found, platformErrors.not_authorized, interviewErrors.interview_moved]

/** Colleagues watch every interview, and an account manager acts in the name of a company (§10). */
export const interviewsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/interviews',
    access: 'staff',
    may: 'interviews.read',
    summary: 'All interview requests, newest first, with all that happened to each',
    query: staffQuery(),
    answer: z.object({ data: z.array(staffInterview()), meta: z.object({ next_cursor: z.nullable(z.string()) }) }),
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
    refusals: [
      ...moveRefusals,
      interviewErrors.two_slots_needed,
      interviewErrors.two_slots_only,
      ...SLOT_REFUSALS,
      interviewErrors.client_busy,
    ],
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
    refusals: [
      ...moveRefusals,
      interviewErrors.slot_needed,
      interviewErrors.slots_changed,
      interviewErrors.time_past,
      interviewErrors.client_busy,
      interviewErrors.talent_busy,
    ],
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
