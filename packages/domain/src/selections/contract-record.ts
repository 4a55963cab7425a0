import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { calendarErrors } from '../calendars/errors.ts'
import { SLOT_REFUSALS } from '../meetings/contract.ts'
import { meetingErrors } from '../meetings/errors.ts'
import { slotsAnswer } from '../meetings/schema.ts'
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
    summary: 'Sets or moves the time of the interview or of the alignment meeting; both get an invitation',
    params: idParams,
    body: meetingForm(),
    answer: answer(),
    refusals: [
      ...accessRefusals,
      selectionErrors.no_such_move,
      ...SLOT_REFUSALS,
      calendarErrors.their_time_busy,
      meetingErrors.meeting_over,
    ],
  }),
  meetingSlots: endpoint({
    method: 'GET',
    path: '/api/ops/selections/:id/slots',
    access: 'staff',
    may: 'selections.move',
    summary:
      'When both the caller and the talent are free for the meeting of the present step, and when the talent meets anybody',
    params: idParams,
    answer: slotsAnswer(),
    refusals: [...accessRefusals, selectionErrors.no_such_move],
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
    refusals: [...accessRefusals, platformErrors.moved_on, selectionErrors.no_such_move],
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
