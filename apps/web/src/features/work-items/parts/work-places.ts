import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import type { WorkKind } from '@fareeq/domain/work-items/limits.ts'
import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { pathTo } from '../../../paths.ts'
import type { StaffSection } from '../../staff/parts/staff-sections.ts'

const record = (section: StaffSection) => (item: WorkItem) =>
  pathTo('opsRecord', { section, id: item.target ?? item.id })

type WorkTarget = { section: StaffSection; href: (item: WorkItem) => string }
const at = (name: StaffSection, href = record(name)): WorkTarget => ({ section: name, href })

/** The Sunday of a week of meetings. */
const sundayOf = (day: string) => daysAfter(day, -new Date(day).getUTCDay())

/** Where each kind is solved. */
export const WORK_PLACES: Readonly<Record<WorkKind, WorkTarget>> = {
  ticket: at('tickets'),
  request: at('requests'),
  search: at('requests'),
  nomination: at('requests'),
  interview: at('interviews'),
  meeting: at('meetings', ({ id, sub }) =>
    pathTo('opsSection', { section: 'meetings' }, { week: sub ? sundayOf(sub) : undefined, meeting: id }),
  ),
  task: at('companies'),
  video: at('assessments'),
  objection: at('assessments'),
  incident: at('assessments'),
  conduct: at('assessments'),
  selection: at('pipeline', record('talents')),
  hire: at('contracts', ({ id }) => pathTo('opsSection', { section: 'contracts' }, { prepare: id })),
  contract: at('contracts'),
  start: at('contracts'),
  check_in: at('contracts'),
  reference: at('contracts'),
  terms: at('contracts'),
  invoice: at('invoices'),
  overdue: at('invoices'),
  payment: at('payments'),
  approval: at('approvals', ({ id }) => pathTo('opsSection', { section: 'approvals' }, { id })),
  /** In its batch, and before it has one in the list, by itself. */
  payout: at('payouts', (item) =>
    item.target ? record('payouts')(item) : pathTo('opsSection', { section: 'payouts' }, { id: item.id }),
  ),
  closing: at('privacy', ({ id }) => pathTo('opsRecord', { section: 'privacy', id })),
  ban: at('bans'),
  draft: at('content', ({ id, sub }) => pathTo('opsRecord', { section: 'content', id: sub ?? id })),
  message: at('messages', ({ id }) => pathTo('opsSection', { section: 'messages' }, { id })),
}
