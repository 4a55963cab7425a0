import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import type { WorkKind } from '@fareeq/domain/work-items/limits.ts'
import { openCount } from '../work-items/queries.ts'
import type { Effect } from './queries-effect.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Our own work has no stored day: all of it is measured by the new number at once. */
const open = (kind: WorkKind): Effect[] => [
  {
    effect: 'work_item_deadlines_affected',
    count({ from_day }) {
      const day = riyadhMidnight(from_day)
      return openCount(kind, { staffId: NOBODY, roles: STAFF_ROLES, lang: 'ar', now: day, end: day, ahead: day })
    },
  },
]

export const WORK_EFFECTS = {
  work_request_days: open('request'),
  work_search_days: open('search'),
  work_video_days: open('video'),
  work_incident_days: open('incident'),
  work_conduct_days: open('conduct'),
  work_hire_days: open('hire'),
  work_contract_days: open('contract'),
  work_terms_days: open('terms'),
  work_invoice_days: open('invoice'),
  work_approval_days: open('approval'),
  work_payment_days: open('payment'),
  work_ban_days: open('ban'),
  work_draft_days: open('draft'),
  work_message_days: open('message'),
} as const satisfies Readonly<Record<string, readonly Effect[]>>
