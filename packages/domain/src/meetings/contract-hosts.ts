import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { meetingErrors } from './errors.ts'
import { host, hostActivity, hostForm, newHost } from './schema-hosts.ts'

const idParams = () => z.object({ id: id() })
const hostAnswer = () => z.object({ data: host() })
const { not_authorized, not_found } = platformErrors

/** Who of us meets companies. */
export const meetingHostsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/meetings/hosts',
    access: 'staff',
    may: 'meetings.read',
    summary: 'The hosts, those whose times are offered first',
    answer: z.object({ data: z.array(host()) }),
    refusals: [not_authorized],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/ops/meetings/hosts',
    access: 'staff',
    may: 'meetings.hosts',
    summary: 'A colleague hosts meetings from now on: times with them are offered',
    body: newHost(),
    status: 201,
    answer: hostAnswer(),
    refusals: [not_authorized, rule.choice, meetingErrors.host_exists],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/meetings/hosts/:id',
    access: 'staff',
    may: 'meetings.hosts',
    summary: 'The room and the hours of a host; what is booked stays booked',
    params: idParams(),
    body: hostForm(),
    answer: hostAnswer(),
    refusals: [not_authorized, not_found, meetingErrors.host_changed],
  }),
  activate: endpoint({
    method: 'PUT',
    path: '/api/ops/meetings/hosts/:id/active',
    access: 'staff',
    may: 'meetings.hosts',
    summary: 'Times with a host are offered, or no longer; their coming meetings stay or go to another host',
    params: idParams(),
    body: hostActivity(),
    answer: hostAnswer(),
    refusals: [not_authorized, not_found, rule.choice, meetingErrors.host_changed, meetingErrors.host_not_free],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ops/meetings/hosts/:id',
    access: 'staff',
    may: 'meetings.hosts',
    summary: 'Removes a host who has never had a meeting',
    params: idParams(),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [not_authorized, not_found, meetingErrors.host_has_meetings],
  }),
} as const
