import * as z from 'zod/mini'
import { calendarErrors } from '../calendars/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { SLOT_REFUSALS } from './contract.ts'
import { meetingErrors } from './errors.ts'
import { absence, newAbsence } from './schema-absences.ts'
import { host } from './schema-hosts.ts'
import {
  bookForCompany,
  cancelWithReason,
  moveForVisitor,
  opsMeeting,
  opsMeetingsQuery,
  outcomeForm,
} from './schema.ts'

const idParams = () => z.object({ id: id() })
const CONFLICT_REFUSALS = [meetingErrors.meeting_moved, meetingErrors.meeting_canceled, meetingErrors.meeting_marked]

/** The calendar of our colleagues: account managers and admins keep it, matchers read it. */
/** A colleague is told of the other side’s time. */
const STAFF_SLOT_REFUSALS = [...SLOT_REFUSALS, calendarErrors.their_time_busy] as const

export const meetingsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/meetings',
    access: 'staff',
    may: 'meetings.read',
    summary: 'The meetings, hosts and absences of some days in Riyadh, both counted',
    query: opsMeetingsQuery(),
    answer: z.object({
      data: z.object({
        meetings: z.array(opsMeeting()),
        hosts: z.array(host()),
        absences: z.array(absence()),
        /** The name of the company it is filtered by. */
        company: z.nullable(z.string()),
      }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/ops/meetings',
    access: 'staff',
    may: 'meetings.keep',
    summary: 'Books a meeting for the company of a request, which takes the request to step 6; the company is told',
    body: bookForCompany(),
    status: 201,
    answer: z.object({ data: opsMeeting() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      ...STAFF_SLOT_REFUSALS,
      meetingErrors.meeting_exists,
    ],
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/ops/meetings/:id/outcome',
    access: 'staff',
    may: 'meetings.keep',
    summary: 'Notes whether a meeting took place, once it has begun',
    params: idParams(),
    body: outcomeForm(),
    answer: z.object({ data: opsMeeting() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      meetingErrors.meeting_over,
      meetingErrors.meeting_not_begun,
      ...CONFLICT_REFUSALS,
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/ops/meetings/:id/move',
    access: 'staff',
    may: 'meetings.keep',
    summary: 'Moves a meeting on behalf of its visitor, who is told',
    params: idParams(),
    body: moveForVisitor(),
    answer: z.object({ data: opsMeeting() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      ...STAFF_SLOT_REFUSALS,
      meetingErrors.meeting_over,
      ...CONFLICT_REFUSALS,
    ],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/ops/meetings/:id/cancel',
    access: 'staff',
    may: 'meetings.keep',
    summary: 'Cancels a meeting with the reason the visitor is told',
    params: idParams(),
    body: cancelWithReason(),
    answer: z.object({ data: opsMeeting() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      meetingErrors.meeting_over,
      ...CONFLICT_REFUSALS,
    ],
  }),
  addAbsence: endpoint({
    method: 'POST',
    path: '/api/ops/meetings/absences',
    access: 'staff',
    may: 'meetings.keep',
    summary:
      'A host is away: nothing is offered in that time; meetings in it are named, and what becomes of them is said',
    body: newAbsence(),
    status: 201,
    answer: z.object({ data: absence() }),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      meetingErrors.absence_past,
      meetingErrors.absence_meetings,
    ],
  }),
  dropAbsence: endpoint({
    method: 'DELETE',
    path: '/api/ops/meetings/absences/:id',
    access: 'staff',
    may: 'meetings.keep',
    summary: 'The host is there after all',
    params: idParams(),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
