import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'

const feedState = () => z.object({ data: z.object({ since: z.nullable(z.string()) }) })
const newFeed = () => z.object({ data: z.object({ url: z.string(), since: z.string() }) })

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
    answer: newFeed(),
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/users/calendar-feed',
    access: 'user',
    may: 'calendars.own',
    summary: 'Since when the calendar of the person has a secret address; the address itself is shown once',
    answer: feedState(),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/users/calendar-feed',
    access: 'user',
    may: 'calendars.own',
    summary: 'The secret address stops working, and no other takes its place',
    answer: feedState(),
  }),
} as const

/** The same for colleagues, whose meetings with companies and talents are in it. */
export const calendarFeedOpsContract = {
  state: endpoint({
    method: 'GET',
    path: '/api/ops/calendar-feed',
    access: 'staff',
    may: 'calendars.own',
    summary: 'Since when the calendar of the colleague has a secret address',
    answer: feedState(),
    refusals: [platformErrors.not_authorized],
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/ops/calendar-feed',
    access: 'staff',
    may: 'calendars.own',
    summary: 'Makes a new secret address for the calendar of the colleague; the former one stops working',
    answer: newFeed(),
    refusals: [platformErrors.not_authorized],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/ops/calendar-feed',
    access: 'staff',
    may: 'calendars.own',
    summary: 'The secret address of the colleague stops working, and no other takes its place',
    answer: feedState(),
    refusals: [platformErrors.not_authorized],
  }),
} as const
