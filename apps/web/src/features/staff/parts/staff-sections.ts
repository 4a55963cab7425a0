import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import { mayReadMessages } from '@fareeq/domain/notifications/rules-staff.ts'
import { mayReadAudit } from '@fareeq/domain/staff/rules.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'

/** The sections of staff in the order they stand in the bar, and who may open each. */
const SECTIONS = {
  requests: mayReadRequests,
  talents: (roles: readonly string[]) => staffMay(roles, 'talents.find'),
  tickets: (roles: readonly string[]) => kindsFor(roles).length > 0,
  meetings: mayReadMeetings,
  interviews: (roles: readonly string[]) => staffMay(roles, 'interviews.read'),
  messages: mayReadMessages,
  audit: mayReadAudit,
} as const
export type StaffSection = keyof typeof SECTIONS

export const sectionsFor = (roles: readonly string[]): StaffSection[] =>
  (Object.keys(SECTIONS) as StaffSection[]).filter((section) => SECTIONS[section](roles))
