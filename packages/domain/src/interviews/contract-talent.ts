import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { SLOT_REFUSALS, one } from './contract.ts'
import { interviewErrors as no } from './errors.ts'
import { chooseForm, confirmForm, proposeForm, refuseForm, talentQuery } from './schema-forms.ts'
import { linkedInterview, talentInterview } from './schema.ts'

const saved = () => z.object({ data: talentInterview() })
const linked = () => z.object({ data: linkedInterview() })
const token = () => z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
const moved = [platformErrors.not_found, no.interview_moved]
const CHOOSING = [no.slot_needed, no.time_past, no.talent_busy, no.client_busy]
const PROPOSING = [no.slot_needed, no.two_slots_only, ...SLOT_REFUSALS, no.talent_busy]
/** Tokens cannot be guessed; this limits brute force all the same. */
const byLink = { count: 60, seconds: 60 } as const

/** The talent's side (D-65), signed in or by the link of a mail. */
export const interviewsTalentContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/interview-requests',
    access: 'talent',
    may: 'interviews.read',
    summary: 'The interview requests of the talent, those that wait for them first',
    query: talentQuery(),
    answer: z.object({ data: z.array(talentInterview()), meta: z.object({ next_cursor: z.nullable(z.string()) }) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/talent/interview-requests/:id',
    access: 'talent',
    may: 'interviews.read',
    summary: 'One interview request of the talent',
    params: one(),
    answer: saved(),
    refusals: [platformErrors.not_found],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/confirm',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Confirms time and pay, and shows both to this company for this nomination only',
    params: one(),
    body: confirmForm(),
    answer: saved(),
    refusals: moved,
  }),
  select: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/select',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Takes one of the offered times',
    params: one(),
    body: chooseForm(),
    answer: saved(),
    refusals: [...moved, ...CHOOSING],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/propose',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Proposes one or two other times; until the company has answered they can be changed',
    params: one(),
    body: proposeForm(),
    answer: saved(),
    refusals: [...moved, ...PROPOSING],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/decline',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Declines the whole opportunity',
    params: one(),
    body: refuseForm(),
    answer: saved(),
    refusals: moved,
  }),
  readByLink: endpoint({
    method: 'GET',
    path: '/api/interview-links/:token',
    access: 'anyone',
    summary: 'The interview request behind the link of a mail; reading does not use it up',
    params: token(),
    answer: linked(),
    refusals: [no.link_used],
    limit: byLink,
  }),
  selectByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/select',
    access: 'anyone',
    summary: 'Takes one of the offered times, which uses the link up',
    params: token(),
    body: chooseForm(),
    answer: linked(),
    refusals: [no.link_used, no.interview_moved, ...CHOOSING],
    limit: byLink,
  }),
  proposeByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/propose',
    access: 'anyone',
    summary: 'Proposes one or two other times, which uses the link up',
    params: token(),
    body: proposeForm(),
    answer: linked(),
    refusals: [no.link_used, no.interview_moved, ...PROPOSING],
    limit: byLink,
  }),
  declineByLink: endpoint({
    method: 'POST',
    path: '/api/interview-links/:token/decline',
    access: 'anyone',
    summary: 'Declines the whole opportunity, which uses the link up',
    params: token(),
    body: refuseForm(),
    answer: linked(),
    refusals: [no.link_used, no.interview_moved],
    limit: byLink,
  }),
} as const
