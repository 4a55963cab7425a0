import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { SLOT_REFUSALS, TIME_REFUSALS, confirmRefusals, idParams, moveRefusals } from './contract.ts'
import { interviewErrors } from './errors.ts'
import { chooseForm, moveForm, refuseForm } from './schema-forms.ts'
import { clientInterview, talentInterview } from './schema.ts'

const client = () => z.object({ data: clientInterview() })
const talent = () => z.object({ data: talentInterview() })
const { move_late, move_waits, move_spent, move_answered, time_same } = interviewErrors
const ASK_REFUSALS = [
  ...moveRefusals,
  move_waits,
  move_spent,
  move_late,
  interviewErrors.slot_needed,
  interviewErrors.two_slots_only,
  ...SLOT_REFUSALS,
  ...TIME_REFUSALS,
  time_same,
]
const ACCEPT_REFUSALS = [...confirmRefusals, move_answered]
const ANSWER_REFUSALS = [...moveRefusals, move_answered]

/** Another time for a scheduled interview, asked for by either side (D-131). */
export const interviewsMovesContract = {
  askByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/move',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_move_asked',
    summary: 'Asks the talent for another time; the agreed time stands until they take one',
    params: idParams(),
    body: moveForm(),
    answer: client(),
    refusals: ASK_REFUSALS,
  }),
  acceptByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/move/accept',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_moved',
    summary: 'Takes one of the times the talent asks for; the interview moves there',
    params: idParams(),
    body: chooseForm(),
    answer: client(),
    refusals: ACCEPT_REFUSALS,
  }),
  keepByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/move/keep',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_time_kept',
    summary: 'None of the times suits: the agreed time stands',
    params: idParams(),
    body: refuseForm(),
    answer: client(),
    refusals: ANSWER_REFUSALS,
  }),
  dropByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/move/drop',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_move_dropped',
    summary: 'Takes back the company’s own request for another time',
    params: idParams(),
    answer: client(),
    refusals: ANSWER_REFUSALS,
  }),
  askByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/move',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Asks the company for another time; the agreed time stands until it takes one',
    params: idParams(),
    body: moveForm(),
    answer: talent(),
    refusals: ASK_REFUSALS,
  }),
  acceptByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/move/accept',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Takes one of the times the company asks for; the interview moves there',
    params: idParams(),
    body: chooseForm(),
    answer: talent(),
    refusals: ACCEPT_REFUSALS,
  }),
  keepByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/move/keep',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'None of the times suits: the agreed time stands',
    params: idParams(),
    body: refuseForm(),
    answer: talent(),
    refusals: ANSWER_REFUSALS,
  }),
  dropByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/move/drop',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Takes back the talent’s own request for another time',
    params: idParams(),
    answer: talent(),
    refusals: ANSWER_REFUSALS,
  }),
} as const
