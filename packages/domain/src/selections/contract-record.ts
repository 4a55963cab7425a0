import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { noteForm } from '../staff/schema.ts'
import { selectionErrors } from './errors.ts'
import { evaluationForm, meetingForm, outcomeForm, fullSelection } from './schema-record.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: fullSelection() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const

/** One talent’s way, on their page of staff. */
export const selectionRecordContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/selections/:id',
    access: 'staff',
    may: 'selections.read',
    summary: 'The step of one talent with its history, evaluations, meetings and notes',
    params: idParams,
    answer: answer(),
    refusals: accessRefusals,
  }),
  evaluate: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/evaluation',
    access: 'staff',
    may: 'selections.move',
    summary: 'The caller’s HR evaluation by rubric; a colleague may write a second one',
    params: idParams,
    body: evaluationForm(),
    answer: answer(),
    refusals: [...accessRefusals, selectionErrors.rubric_incomplete, selectionErrors.evaluation_changed],
  }),
  scheduleMeeting: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/meetings',
    access: 'staff',
    may: 'selections.move',
    summary: 'Sets the time of the interview or of the alignment meeting; the talent is told',
    params: idParams,
    body: meetingForm(),
    answer: answer(),
    refusals: [...accessRefusals, selectionErrors.no_such_move, selectionErrors.meeting_past],
  }),
  recordOutcome: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/meetings/:meeting/outcome',
    access: 'staff',
    may: 'selections.move',
    summary: 'What came of a meeting, once',
    params: z.object({ id: id(), meeting: id() }),
    body: outcomeForm(),
    answer: answer(),
    refusals: [...accessRefusals, platformErrors.moved_on],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/notes',
    access: 'staff',
    may: 'selections.read',
    summary: 'A note for colleagues; whoever is mentioned is told by mail',
    params: idParams,
    body: noteForm(),
    answer: answer(),
    refusals: accessRefusals,
  }),
} as const
