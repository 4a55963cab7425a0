import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'

/** What a person meets for, in the calendar they use every day. */
export const calendarFeedContract = {
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/:file',
    access: 'anyone',
    summary: 'The interviews and meetings of whoever made this secret address, as iCalendar',
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    answer: 'file',
    refusals: [platformErrors.not_found],
    limit: { count: 120, seconds: 60 },
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/interviews/:id/interview.ics',
    access: 'user',
    may: 'interviews.read',
    summary: 'One agreed interview for a calendar (RFC 5545), for the two sides of it',
    params: z.object({ id: id() }),
    answer: 'file',
    refusals: [platformErrors.not_found],
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/users/calendar-feed',
    access: 'user',
    may: 'data.own',
    summary: 'Makes a new secret address for the calendar of the person; the former one stops working',
    answer: z.object({ data: z.object({ url: z.string() }) }),
  }),
} as const
