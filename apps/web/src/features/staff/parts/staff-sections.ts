import { type Action, staffMay } from '@fareeq/domain/kernel/permissions.ts'

/** The sections of staff in the order they stand in the bar, and what opens each. */
const SECTIONS = {
  requests: 'requests.read',
  talents: 'talents.find',
  assessments: 'assessments.review',
  tickets: 'tickets.answer',
  meetings: 'meetings.read',
  interviews: 'interviews.read',
  contracts: 'contracts.read',
  invoices: 'invoices.view',
  payments: 'invoices.view',
  payouts: 'payouts.read',
  messages: 'messages.read',
  audit: 'audit.read',
} as const satisfies Record<string, Action>
export type StaffSection = keyof typeof SECTIONS

export const sectionsFor = (roles: readonly string[]): StaffSection[] =>
  (Object.keys(SECTIONS) as StaffSection[]).filter((section) => staffMay(roles, SECTIONS[section]))
