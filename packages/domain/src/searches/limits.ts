import type { Action } from '../kernel/permissions/permissions.ts'

/** What the search of staff finds, in the order it is shown, and who may find it. */
export const RESULT_KINDS = {
  talent: 'talents.find',
  company: 'companies.read',
  request: 'requests.read',
  ticket: 'tickets.answer',
  meeting: 'meetings.read',
  interview: 'interviews.read',
  contract: 'contracts.read',
  invoice: 'invoices.view',
  batch: 'payouts.read',
  colleague: 'staff.manage',
  text: 'content.edit',
} as const satisfies Readonly<Record<string, Action>>
export type ResultKind = keyof typeof RESULT_KINDS
export const RESULT_KIND_NAMES = Object.keys(RESULT_KINDS) as [ResultKind, ...ResultKind[]]

export const MIN_LETTERS = 2
/** Of each kind. */
export const MAX_RESULTS = 6
