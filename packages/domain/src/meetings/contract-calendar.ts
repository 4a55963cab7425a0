import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { ownCalendar, ownCalendarQuery } from './schema-calendar.ts'

/** The calendar of the colleague who asks. */
export const ownCalendarContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/calendar',
    access: 'staff',
    may: 'staff.own',
    summary: 'Meetings of any kind that the caller holds, with their working hours, absences and busy times',
    query: ownCalendarQuery(),
    answer: z.object({ data: ownCalendar() }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
