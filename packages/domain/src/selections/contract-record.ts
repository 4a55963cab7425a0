import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { noteForm } from '../staff/schema-notes.ts'
import { selectionErrors as no } from './errors.ts'
import { evaluationForm, meetingForm, outcomeForm, fullSelection } from './schema-record.ts'

const one = z.object({ id: id() })
const saved = () => z.object({ data: fullSelection() })
const refused = [platformErrors.not_authorized, platformErrors.not_found] as const

/** One talent’s way, on their page of staff. */
export const selectionRecordContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/selections/:id',
    access: 'staff',
    may: 'selections.read',
    summary: 'The step of one talent with its history, evaluations, meetings and notes',
    params: one,
    answer: saved(),
    refusals: refused,
  }),
  evaluate: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/evaluation',
    access: 'staff',
    may: 'selections.move',
    summary: 'The caller’s HR evaluation by rubric; a colleague may write a second one',
    params: one,
    body: evaluationForm(),
    answer: saved(),
    refusals: [...refused, no.rubric_incomplete, no.evaluation_changed],
  }),
  meet: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/meetings',
    access: 'staff',
    may: 'selections.move',
    summary: 'Sets the time of the interview or of the alignment meeting; the talent is told',
    params: one,
    body: meetingForm(),
    answer: saved(),
    refusals: [...refused, no.no_such_move, no.meeting_past],
  }),
  hold: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/meetings/:meeting/outcome',
    access: 'staff',
    may: 'selections.move',
    summary: 'What came of a meeting, once',
    params: z.object({ id: id(), meeting: id() }),
    body: outcomeForm(),
    answer: saved(),
    refusals: [...refused, platformErrors.moved_on],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/notes',
    access: 'staff',
    may: 'selections.read',
    summary: 'A note for colleagues; whoever is mentioned is told by mail',
    params: one,
    body: noteForm(),
    answer: saved(),
    refusals: refused,
  }),
} as const
