import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { calendarSourceErrors } from './errors.ts'
import { calendarSource, newSource } from './schema.ts'

const idParams = () => z.object({ id: id() })
const list = () => z.object({ data: z.array(calendarSource()) })
const sourceAnswer = () => z.object({ data: calendarSource() })
const removed = () => z.object({ data: z.object({ id: id() }) })
/** Each fetches from a server of somebody else. */
const limit = { count: 10, seconds: 60, by: 'user' } as const
const refusals = Object.values(calendarSourceErrors)
const { not_authorized, not_found } = platformErrors

/** Calendars elsewhere whose busy times are not offered: of talents and members of companies. */
export const calendarSourcesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/calendars',
    access: 'user',
    may: 'calendars.own',
    summary: 'The own calendars elsewhere, and when each was last read',
    answer: list(),
    refusals: [not_authorized],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/calendars',
    access: 'user',
    may: 'calendars.own',
    summary: 'Connects a calendar by its iCal address, which is read at once; only when its owner is busy is kept',
    body: newSource(),
    status: 201,
    answer: sourceAnswer(),
    refusals: [not_authorized, ...refusals],
    limit,
    idempotent: false,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/calendars/:id',
    access: 'user',
    may: 'calendars.own',
    summary: 'Forgets a calendar and its busy times at once',
    params: idParams(),
    answer: removed(),
    refusals: [not_authorized, not_found],
  }),
} as const

/** The same for colleagues, who host meetings. */
export const calendarSourcesOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/calendars',
    access: 'staff',
    may: 'calendars.own',
    summary: 'The colleague’s own calendars elsewhere, and when each was last read',
    answer: list(),
    refusals: [not_authorized],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/ops/calendars',
    access: 'staff',
    may: 'calendars.own',
    summary: 'Connects a calendar of the colleague by its iCal address: no meeting is offered while they are busy',
    body: newSource(),
    status: 201,
    answer: sourceAnswer(),
    refusals: [not_authorized, ...refusals],
    limit,
    idempotent: false,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ops/calendars/:id',
    access: 'staff',
    may: 'calendars.own',
    summary: 'Forgets a calendar of the colleague and its busy times at once',
    params: idParams(),
    answer: removed(),
    refusals: [not_authorized, not_found],
  }),
} as const
