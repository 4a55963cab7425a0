import type { Action } from '../kernel/permissions.ts'

/** What the search of staff finds, in the order it is shown, and who may find it. */
export const FOUND_KINDS = {
  talent: 'talents.find',
  company: 'companies.read',
  request: 'requests.read',
  ticket: 'tickets.answer',
  meeting: 'meetings.read',
  interview: 'interviews.read',
  contract: 'contracts.read',
  invoice: 'invoices.view',
} as const satisfies Readonly<Record<string, Action>>
export type FoundKind = keyof typeof FOUND_KINDS
export const FOUND_KIND_NAMES = Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]

export const MIN_LETTERS = 2
/** Of each kind. */
export const MAX_RESULTS = 6
