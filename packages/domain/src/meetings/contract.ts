import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { meetingErrors as no } from './errors.ts'
import { bookMeeting, booked, cancelMeeting, meeting, meetingToken, moveMeeting, slot, slotsQuery } from './schema.ts'

export const SLOT_REFUSALS = [
  no.slot_past,
  no.slot_too_soon,
  no.slot_too_far,
  no.slot_closed,
  no.slot_off_grid,
  no.slot_in_gap,
  no.slot_taken,
]
const link = () => z.object({ token: meetingToken() })
/** Tokens cannot be guessed; this limits brute force all the same. */
const byLink = { count: 60, seconds: 60 } as const

export const meetingsContract = {
  slots: endpoint({
    method: 'GET',
    path: '/api/meetings/slots',
    access: 'anyone',
    summary: 'The free slots of some days of the visitor’s calendar; everything offered can be booked',
    query: slotsQuery(),
    answer: z.object({ data: z.array(slot()) }),
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
    refusals: [...SLOT_REFUSALS, no.meeting_exists, platformErrors.not_authorized],
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
    limit: byLink,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/meetings/:token/meeting.ics',
    access: 'anyone',
    summary: 'The meeting for a calendar (RFC 5545)',
    params: link(),
    answer: 'file',
    refusals: [platformErrors.not_found],
    limit: byLink,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/meetings/:token/move',
    access: 'anyone',
    summary: 'Moves a meeting to another slot; calendars hear of it',
    params: link(),
    body: moveMeeting(),
    answer: z.object({ data: meeting() }),
    refusals: [platformErrors.not_found, ...SLOT_REFUSALS, no.meeting_over],
    limit: byLink,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/meetings/:token/cancel',
    access: 'anyone',
    summary: 'Gives a meeting up; calendars hear of it',
    params: link(),
    body: cancelMeeting(),
    answer: z.object({ data: meeting() }),
    refusals: [platformErrors.not_found, no.meeting_over],
    limit: byLink,
  }),
} as const
