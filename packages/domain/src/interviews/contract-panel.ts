import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { idParams, moveRefusals } from './contract.ts'
import { interviewErrors } from './errors.ts'
import { navigationErrors } from '../navigation/errors.ts'
import { panelForm, roundForm, scorecardForm } from './schema-forms.ts'
import { clientInterview } from './schema.ts'

const answer = () => z.object({ data: clientInterview() })

/** Colleagues of the company who interview too. */
export const interviewsPanelContract = {
  setPanel: endpoint({
    method: 'PUT',
    path: '/api/client/interview-requests/:id/interviewers',
    access: 'client',
    may: 'interviews.arrange',
    summary: 'Says which colleagues interview too; those who are new or no longer asked are told',
    params: idParams(),
    body: panelForm(),
    answer: answer(),
    refusals: [...moveRefusals, interviewErrors.not_colleague, interviewErrors.interviewer_busy],
  }),
  furtherRound: endpoint({
    method: 'POST',
    path: '/api/client/interview-requests/:id/further-round',
    access: 'client',
    may: 'interviews.arrange',
    onBehalf: 'interview_asked',
    summary: 'Asks for a further round after they have met, with these colleagues; answers with that round',
    params: idParams(),
    body: roundForm(),
    status: 201,
    answer: answer(),
    refusals: [
      ...moveRefusals,
      interviewErrors.not_colleague,
      interviewErrors.rounds_spent,
      navigationErrors.nomination_expired,
      platformErrors.moved_on,
    ],
  }),
  score: endpoint({
    method: 'PUT',
    path: '/api/client/interview-requests/:id/scorecard',
    access: 'client',
    may: 'interviews.feedback',
    summary: 'The scorecard of an interviewer, which can be changed until the company has decided',
    params: idParams(),
    body: scorecardForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_found,
      platformErrors.not_authorized,
      interviewErrors.feedback_early,
      interviewErrors.feedback_given,
    ],
  }),
} as const
