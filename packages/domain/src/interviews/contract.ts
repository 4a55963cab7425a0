import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { interviewErrors as no } from './errors.ts'
import { cancelForm, chooseForm, clientQuery, linkForm, offerForm, refuseForm, startForm } from './schema-forms.ts'
import { clientInterview } from './schema.ts'

export const one = () => z.object({ id: id() })
export const SLOT_REFUSALS = [
  no.slots_overlap,
  no.time_past,
  no.time_too_soon,
  no.time_too_far,
  no.time_off_grid,
  no.time_length,
]
const saved = () => z.object({ data: clientInterview() })
const moved = [platformErrors.not_found, platformErrors.not_authorized, no.interview_moved]

/** The company's side (D-65). */
export const interviewsContract = {
  holidays: endpoint({
    method: 'GET',
    path: '/api/interview-holidays',
    access: 'anyone',
    summary: 'The public holidays the policy knows, of which whoever offers times is warned',
    answer: z.object({ data: z.array(z.iso.date()) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/client/interview-requests',
    access: 'client',
    may: 'interviews.read',
    summary:
      'The interview requests of the company, of all its projects or of one, of one group or of all, newest first',
    query: clientQuery(),
    answer: z.object({
      data: z.array(clientInterview()),
      meta: z.object({ next_cursor: z.nullable(z.string()), total: z.number() }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/interview-requests/:id',
    access: 'client',
    may: 'interviews.read',
    summary: 'One interview request of the company',
    params: one(),
    answer: saved(),
    refusals: [platformErrors.not_found],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_asked',
    summary: 'Starts the interview process for a nomination: the talent is asked to confirm time and pay',
    body: startForm(),
    status: 201,
    answer: saved(),
    refusals: [
      platformErrors.not_found,
      platformErrors.not_authorized,
      navigationErrors.nomination_expired,
      platformErrors.moved_on,
      no.interview_exists,
    ],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/slots',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'times_offered',
    summary: 'Offers exactly two times',
    params: one(),
    body: offerForm(),
    answer: saved(),
    refusals: [...moved, no.two_slots_needed, no.two_slots_only, ...SLOT_REFUSALS, no.client_busy],
  }),
  confirmNew: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/new-slots/confirm',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'time_confirmed',
    summary: 'Takes one of the times the talent has proposed',
    params: one(),
    body: chooseForm(),
    answer: saved(),
    refusals: [...moved, no.slot_needed, no.slots_changed, no.time_past, no.client_busy, no.talent_busy],
  }),
  refuseNew: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/new-slots/unavailable',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'times_refused',
    summary: 'None of the proposed times suits, which ends the request',
    params: one(),
    body: refuseForm(),
    answer: saved(),
    refusals: moved,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/cancel',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_canceled',
    summary: 'Ends the request, with a reason',
    params: one(),
    body: cancelForm(),
    answer: saved(),
    refusals: moved,
  }),
  setLink: endpoint({
    method: 'PUT',
    path: '/api/client/interview-requests/:id/link',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_link_set',
    summary: 'Sets another address to meet at instead of the room, or takes it back',
    params: one(),
    body: linkForm(),
    answer: saved(),
    refusals: moved,
  }),
} as const
