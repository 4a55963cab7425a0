import * as z from 'zod/mini'
import { calendarErrors } from '../calendars/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { SLOT_REFUSALS, idParams } from './contract.ts'
import { interviewErrors } from './errors.ts'
import { cancelForm, chooseForm, confirmForm, proposeForm, refuseForm, talentQuery } from './schema-forms.ts'
import { linkedInterview, talentInterview } from './schema.ts'

const answer = () => z.object({ data: talentInterview() })
const linked = () => z.object({ data: linkedInterview() })
const token = () => z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
const moveRefusals = [platformErrors.not_found, interviewErrors.interview_moved]
const CHOICE_REFUSALS = [
  interviewErrors.slot_needed,
  interviewErrors.time_past,
  calendarErrors.own_time_busy,
  calendarErrors.their_time_busy,
]
const PROPOSAL_REFUSALS = [
  interviewErrors.slot_needed,
  interviewErrors.two_slots_only,
  ...SLOT_REFUSALS,
  calendarErrors.own_time_busy,
  calendarErrors.their_time_busy,
]
/** Tokens cannot be guessed; this limits brute force all the same. */
const linkLimit = { count: 60, seconds: 60 } as const

/** The talent's side (D-65), signed in or by the link of a mail. */
export const interviewsTalentContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/interview-requests',
    access: 'talent',
    may: 'interviews.read',
    summary: 'The interview requests of the talent, those that wait for them first',
    query: talentQuery(),
    answer: listOf(talentInterview()),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/talent/interview-requests/:id',
    access: 'talent',
    may: 'interviews.read',
    summary: 'One interview request of the talent',
    params: idParams(),
    answer: answer(),
    refusals: [platformErrors.not_found],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/confirm',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Confirms time and pay, and shows both to this company for this nomination only',
    params: idParams(),
    body: confirmForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  select: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/select',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Takes one of the offered times',
    params: idParams(),
    body: chooseForm(),
    answer: answer(),
    refusals: [...moveRefusals, ...CHOICE_REFUSALS],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/propose',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Proposes one or two other times; until the company has answered they can be changed',
    params: idParams(),
    body: proposeForm(),
    answer: answer(),
    refusals: [...moveRefusals, ...PROPOSAL_REFUSALS],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/decline',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Declines the whole opportunity',
    params: idParams(),
    body: refuseForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  excuse: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/excuse',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'The talent cannot come to a scheduled interview, with a reason; the company may start anew',
    params: idParams(),
    body: cancelForm(),
    answer: answer(),
    refusals: [...moveRefusals, interviewErrors.excuse_late],
  }),
  readByLink: endpoint({
    method: 'GET',
    path: '/api/interview-links/:token',
    access: 'anyone',
    summary: 'The interview request behind the link of a mail; reading does not use it up',
    params: token(),
    answer: linked(),
    refusals: [interviewErrors.link_used],
    limit: linkLimit,
  }),
  selectByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/select',
    access: 'anyone',
    summary: 'Takes one of the offered times, which uses the link up',
    params: token(),
    body: chooseForm(),
    answer: linked(),
    refusals: [interviewErrors.link_used, interviewErrors.interview_moved, ...CHOICE_REFUSALS],
    limit: linkLimit,
  }),
  proposeByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/propose',
    access: 'anyone',
    summary: 'Proposes one or two other times, which uses the link up',
    params: token(),
    body: proposeForm(),
    answer: linked(),
    refusals: [interviewErrors.link_used, interviewErrors.interview_moved, ...PROPOSAL_REFUSALS],
    limit: linkLimit,
  }),
  declineByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/decline',
    access: 'anyone',
    summary: 'Declines the whole opportunity, which uses the link up',
    params: token(),
    body: refuseForm(),
    answer: linked(),
    refusals: [interviewErrors.link_used, interviewErrors.interview_moved],
    limit: linkLimit,
  }),
} as const
