import type { Action } from '../kernel/permissions/permissions.ts'

/** Sections of a company's page in the order they are shown, and what opens each; one that is closed is in no answer. */
export const COMPANY_SECTIONS = {
  request: 'requests.read',
  meeting: 'meetings.read',
  nomination: 'nominations.read',
  interview: 'interviews.read',
  contract: 'contracts.read',
  invoice: 'invoices.view',
  ticket: 'tickets.answer',
} as const satisfies Readonly<Record<string, Action>>
export type CompanySection = keyof typeof COMPANY_SECTIONS
export const COMPANY_SECTION_NAMES = Object.keys(COMPANY_SECTIONS) as [CompanySection, ...CompanySection[]]

/** Rows per section; the rest is in the list of their own feature. */
export const SECTION_LENGTH = 5
export const PAGE_LENGTH = 20
export const PROOF_NOTE_LENGTH = 1000
export const TASK_LENGTH = 300

/** What a colleague has seen that shows the company is what it says. */
export const EVIDENCE = ['commercial_register', 'tax_certificate', 'website_and_mail', 'call', 'other'] as const
export type Evidence = (typeof EVIDENCE)[number]
