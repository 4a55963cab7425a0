import * as z from 'zod/mini'
import { calendarErrors } from '../calendars/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { meetingErrors } from './errors.ts'
import {
  bookMeeting,
  booked,
  cancelMeeting,
  meeting,
  meetingToken,
  moveMeeting,
  slotsAnswer,
  slotsQuery,
} from './schema.ts'

export const SLOT_REFUSALS = [
  meetingErrors.slot_past,
  meetingErrors.slot_too_soon,
  meetingErrors.slot_too_far,
  meetingErrors.slot_closed,
  meetingErrors.slot_off_grid,
  meetingErrors.slot_in_gap,
  meetingErrors.slot_taken,
  calendarErrors.own_time_busy,
]
const link = () => z.object({ token: meetingToken() })
/** Tokens cannot be guessed; this limits brute force all the same. */
const linkLimit = { count: 60, seconds: 60 } as const

export const meetingsContract = {
  slots: endpoint({
    method: 'GET',
    path: '/api/meetings/slots',
    access: 'anyone',
    summary: 'The free slots of some days of the visitor’s calendar; everything offered can be booked',
    query: slotsQuery(),
    answer: slotsAnswer(),
    refusals: [platformErrors.not_found],
    limit: { count: 240, seconds: 60 },
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/client/projects/bookMeeting',
    access: 'client',
    may: 'meetings.keep',
    onBehalf: 'meeting_booked',
    summary: 'Books a meeting with Fareeq, which takes the client’s request to step 6',
    body: bookMeeting(),
    answer: z.object({ data: booked() }),
    refusals: [...SLOT_REFUSALS, meetingErrors.meeting_exists, platformErrors.not_authorized],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/client/meetings/next',
    access: 'client',
    may: 'meetings.read',
    summary: 'The meeting that lies ahead of the client, if there is one',
    answer: z.object({ data: z.nullable(meeting()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/meetings/:token',
    access: 'anyone',
    summary: 'A meeting, by the link in its mail',
    params: link(),
    answer: z.object({ data: meeting() }),
    refusals: [platformErrors.not_found],
    limit: linkLimit,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/meetings/:token/meeting.ics',
    access: 'anyone',
    summary: 'The meeting for a calendar (RFC 5545)',
    params: link(),
    answer: 'file',
    refusals: [platformErrors.not_found],
    limit: linkLimit,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/meetings/:token/move',
    access: 'anyone',
    summary: 'Moves a meeting to another slot; calendars hear of it',
    params: link(),
    body: moveMeeting(),
    answer: z.object({ data: meeting() }),
    refusals: [platformErrors.not_found, ...SLOT_REFUSALS, meetingErrors.meeting_over],
    limit: linkLimit,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/meetings/:token/cancel',
    access: 'anyone',
    summary: 'Gives a meeting up; calendars hear of it',
    params: link(),
    body: cancelMeeting(),
    answer: z.object({ data: meeting() }),
    refusals: [platformErrors.not_found, meetingErrors.meeting_over],
    limit: linkLimit,
  }),
} as const
