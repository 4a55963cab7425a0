import { expect, test } from 'vitest'
import { mayReadRequests } from '../client-projects/rules.ts'
import { mayKeepHosts, mayKeepMeetings, mayReadMeetings } from '../meetings/rules.ts'
import { mayNominate } from '../nominations/rules.ts'
import { mayReadMessages } from '../notifications/rules-staff.ts'
import { mayReadAudit } from './rules.ts'
import { kindsFor } from '../tickets/rules.ts'
import { staffMay } from '../kernel/permissions/permissions.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'

test.each([
  [mayReadRequests, 'requests.read'],
  [mayReadMeetings, 'meetings.read'],
  [mayKeepMeetings, 'meetings.keep'],
  [mayKeepHosts, 'meetings.hosts'],
  [mayNominate, 'nominations.give'],
  [mayReadAudit, 'audit.read'],
  [mayReadMessages, 'messages.read'],
  [(roles: readonly string[]) => kindsFor(roles).length > 0, 'tickets.answer'],
] as const)('what a feature asks of a colleague of ours is the line of the table: %o is %s', (rule, action) => {
  for (const role of STAFF_ROLES) expect(rule([role]), role).toBe(staffMay([role], action))
})
