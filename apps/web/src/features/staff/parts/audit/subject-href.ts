import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { type StaffSection, sectionsFor } from '../staff-sections.ts'

type Subject = Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'subject_name' | 'record_id'>

/** Subjects that a section shows. */
const SECTIONS: Readonly<Record<string, StaffSection>> = {
  'client-project': 'requests',
  organisation: 'companies',
  contract: 'contracts',
  contract_template: 'contract-templates',
  conversation: 'conversations',
  invoice: 'invoices',
  quote: 'invoices',
  recurring_invoice: 'invoices',
  payment: 'payments',
  payout_batch: 'payouts',
  policy: 'policies',
  approval: 'approvals',
  seller: 'sellers',
  accounting_period: 'accounting-periods',
  bank_statement: 'bank-statements',
  staff: 'colleagues',
  interview: 'interviews',
  nomination: 'requests',
  site_item: 'content',
  talent: 'talents',
  ticket: 'tickets',
}

/** Sections without a page for each. */
const LISTS: readonly StaffSection[] = ['approvals', 'sellers', 'bank-statements']
/** Those that are a tab of another section have an address of their own. */
const ADDRESSES: Readonly<Record<string, string>> = { quote: 'quotes', recurring_invoice: 'recurring-invoices' }

/** A nomination is shown on its request, a closed account nowhere; a text is known by `kind/slug`, and by `kind.slug` in an address. */
function recordIdOf({ subject_kind, subject_id, record_id }: Subject): string | null {
  if (subject_kind === 'nomination' || subject_kind === 'talent') return record_id
  return subject_kind === 'site_item' ? (subject_id?.replace('/', '.') ?? null) : subject_id
}

/** Policies are in one list, which is searched by their names; the days off have a tab of their own. */
const policyHref = ({ subject_id, subject_name }: Subject): string =>
  pathTo(
    'opsSection',
    { section: 'policies' },
    subject_id === 'holidays' ? { tab: 'holidays' } : { q: subject_name ?? '' },
  )

/** Link to the subject of an audit entry; undefined where these roles may not open it. */
export function subjectHref(subject: Subject, roles: readonly string[]): string | undefined {
  const section = SECTIONS[subject.subject_kind]
  const id = recordIdOf(subject)
  if (!section || !id || !sectionsFor(roles).includes(section)) return undefined
  if (section === 'policies') return policyHref(subject)
  return LISTS.includes(section)
    ? pathTo('opsSection', { section })
    : pathTo('opsRecord', { section: ADDRESSES[subject.subject_kind] ?? section, id })
}
