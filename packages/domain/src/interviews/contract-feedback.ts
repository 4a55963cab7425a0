import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { idParams } from './contract.ts'
import { interviewErrors } from './errors.ts'
import { feedbackForm, noShowAnswer, noShowForm, ratingForm } from './schema-forms.ts'
import { clientInterview, talentInterview } from './schema.ts'

const client = () => z.object({ data: clientInterview() })
const talent = () => z.object({ data: talentInterview() })
const { not_found, not_authorized } = platformErrors

/** What both sides say when they have met (D-67). */
export const interviewsFeedbackContract = {
  give: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/feedback',
    access: 'client',
    may: 'interviews.feedback',
    summary: 'Accepts or rejects the talent after the interview, with scores; what may be shared is told to the talent',
    params: idParams(),
    body: feedbackForm(),
    answer: client(),
    refusals: [
      not_found,
      not_authorized,
      interviewErrors.interview_moved,
      interviewErrors.feedback_reason_needed,
      interviewErrors.feedback_given,
      interviewErrors.feedback_expired,
      interviewErrors.feedback_early,
    ],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/rating',
    access: 'talent',
    may: 'interviews.feedback',
    summary: 'The talent rates the interview; only colleagues of ours read it',
    params: idParams(),
    body: ratingForm(),
    answer: talent(),
    refusals: [not_found, interviewErrors.feedback_early, interviewErrors.rating_given],
  }),
  claimByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/no-show',
    access: 'client',
    may: 'interviews.feedback',
    summary: 'Says that somebody did not come; the other side is asked and has 48 hours to answer',
    params: idParams(),
    body: noShowForm(),
    answer: client(),
    refusals: [not_found, not_authorized, interviewErrors.feedback_early, interviewErrors.no_show_claimed],
  }),
  claimByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/no-show',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Says that somebody did not come; the other side is asked and has 48 hours to answer',
    params: idParams(),
    body: noShowForm(),
    answer: talent(),
    refusals: [not_found, interviewErrors.feedback_early, interviewErrors.no_show_claimed],
  }),
  answerByClient: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/no-show/answer',
    access: 'client',
    may: 'interviews.feedback',
    summary: 'Agrees with what the talent said about an absence, or denies it',
    params: idParams(),
    body: noShowAnswer(),
    answer: client(),
    refusals: [not_found, not_authorized, interviewErrors.interview_moved, interviewErrors.no_show_late],
  }),
  answerByTalent: endpoint({
    method: 'POST',
    path: '/api/talent/interview-requests/:id/no-show/answer',
    access: 'talent',
    may: 'interviews.answer',
    summary: 'Agrees with what the company said about an absence, or denies it',
    params: idParams(),
    body: noShowAnswer(),
    answer: talent(),
    refusals: [not_found, interviewErrors.interview_moved, interviewErrors.no_show_late],
  }),
} as const
