import * as z from 'zod/mini'
import { calendarErrors } from '../calendars/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { interviewErrors } from './errors.ts'
import { cancelForm, chooseForm, clientQuery, linkForm, offerForm, refuseForm, startForm } from './schema-forms.ts'
import { clientInterview, groupCounts } from './schema.ts'

export const idParams = () => z.object({ id: id() })
export const SLOT_REFUSALS = [
  interviewErrors.slots_overlap,
  interviewErrors.time_past,
  interviewErrors.time_too_soon,
  interviewErrors.time_too_far,
  interviewErrors.time_off_grid,
  interviewErrors.time_length,
]
/** Where whoever chooses a time may have another appointment at it, or somebody of their side, or of the other. */
export const TIME_REFUSALS = [
  calendarErrors.own_time_busy,
  calendarErrors.colleague_time_busy,
  calendarErrors.their_time_busy,
]
const answer = () => z.object({ data: clientInterview() })
export const moveRefusals = [platformErrors.not_found, platformErrors.not_authorized, interviewErrors.interview_moved]
export const offerRefusals = [
  ...moveRefusals,
  interviewErrors.two_slots_needed,
  interviewErrors.two_slots_only,
  ...SLOT_REFUSALS,
  ...TIME_REFUSALS,
]
export const confirmRefusals = [
  ...moveRefusals,
  interviewErrors.slot_needed,
  interviewErrors.slots_changed,
  interviewErrors.time_past,
  ...TIME_REFUSALS,
]

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
    answer: listOf(clientInterview(), { total: z.number(), groups: groupCounts() }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/interview-requests/:id',
    access: 'client',
    may: 'interviews.read',
    summary: 'One interview request of the company',
    params: idParams(),
    answer: answer(),
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
    answer: answer(),
    refusals: [
      platformErrors.not_found,
      platformErrors.not_authorized,
      navigationErrors.nomination_expired,
      platformErrors.moved_on,
      interviewErrors.interview_exists,
      interviewErrors.rounds_spent,
    ],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/slots',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'times_offered',
    summary: 'Offers exactly two times',
    params: idParams(),
    body: offerForm(),
    answer: answer(),
    refusals: offerRefusals,
  }),
  confirmNew: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/new-slots/confirm',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'time_confirmed',
    summary: 'Takes one of the times the talent has proposed',
    params: idParams(),
    body: chooseForm(),
    answer: answer(),
    refusals: confirmRefusals,
  }),
  refuseNew: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/new-slots/unavailable',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'times_refused',
    summary: 'None of the proposed times suits, which ends the request',
    params: idParams(),
    body: refuseForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/cancel',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_canceled',
    summary: 'Ends the request, with a reason',
    params: idParams(),
    body: cancelForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  setLink: endpoint({
    method: 'PUT',
    path: '/api/client/interview-requests/:id/link',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_link_set',
    summary: 'Sets another address to meet at instead of the room, or takes it back',
    params: idParams(),
    body: linkForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
} as const
