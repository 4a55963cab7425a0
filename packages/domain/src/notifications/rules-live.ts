import { type Action, staffMay } from '../kernel/permissions.ts'
import { kindsFor } from '../tickets/rules.ts'

/** What the open pages of colleagues are told of the moment it happens; the body names the thing and nothing else. */
export const STAFF_EVENTS = [
  'ticket.changed',
  'request.changed',
  'nomination.changed',
  'interview.changed',
  'meeting.changed',
  'delivery.changed',
] as const
export type StaffEvent = (typeof STAFF_EVENTS)[number]

/** Whoever may read a thing hears of it; tickets are told apart by their kind. */
const READ_BY: Readonly<Record<Exclude<StaffEvent, 'ticket.changed'>, Action>> = {
  'request.changed': 'requests.read',
  'nomination.changed': 'nominations.read',
  'interview.changed': 'interviews.read',
  'meeting.changed': 'meetings.read',
  'delivery.changed': 'messages.read',
}

const isStaffEvent = (name: string): name is StaffEvent => STAFF_EVENTS.some((one) => one === name)

/** Default deny: an event nobody wrote down is heard by nobody. */
export function mayHear(roles: readonly string[], name: string, body: Readonly<Record<string, unknown>>): boolean {
  if (!isStaffEvent(name)) return false
  if (name === 'ticket.changed') return kindsFor(roles).some((kind) => kind === body['kind'])
  return staffMay(roles, READ_BY[name])
}
