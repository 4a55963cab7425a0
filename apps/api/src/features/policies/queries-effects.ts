import { CLOSED as CLOSED_CONTRACTS } from '@fareeq/domain/contracts/states.ts'
import { INVOICE_STATES, PAYABLE, isDraft } from '@fareeq/domain/invoices/states.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies.ts'
import { riyadhMidnight } from '@fareeq/domain/kernel/working-days.ts'
import { meetingLife } from '@fareeq/domain/meetings/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { PolicyChange } from '@fareeq/domain/policies/rules.ts'
import type { PolicyEffect, PolicyEffectKind } from '@fareeq/domain/policies/schema.ts'
import { OWED } from '@fareeq/domain/payouts/states.ts'
import { REFERRAL_STATUSES, isOpen, referralLife } from '@fareeq/domain/referrals/states.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

// What a change would do to what is under way: counts over the tables of other features.

type Counting = (change: PolicyChange) => Sql
type Effect = { effect: PolicyEffectKind; section?: string; blocks?: true; count: Counting }

const DRAFTS = INVOICE_STATES.filter(isDraft)
const OPEN_REFERRALS = REFERRAL_STATUSES.filter(isOpen)
const BOOKED = meetingLife.sources('move')

const invoices =
  (states: readonly string[]): Counting =>
  () =>
    sql`select count(*)::int as count from invoices where state = any(${states})`
const referrals =
  (states: readonly string[]): Counting =>
  () =>
    sql`select count(*)::int as count from referrals where status = any(${states})`
const belowMinimum =
  (column: 'salary_full_time' | 'salary_part_time'): Counting =>
  ({ value }) =>
    sql`select count(*)::int as count from talent_profiles where ${sql.id(column)} < ${value}`

/** Meetings that are booked from a day on. */
const bookedFrom = (day: string, condition: Sql = sql.empty) => sql`
  select count(*)::int as count from meetings
  where state = any(${BOOKED}) and starts_at >= ${riyadhMidnight(day)} ${condition}`
/** Hours since midnight in Riyadh. */
const hourOf = (moment: Sql) => sql`extract(epoch from (${moment} at time zone 'Asia/Riyadh')::time) / 3600`

const rates: Effect[] = [
  { effect: 'drafts_take_rate', section: 'invoices', count: invoices(DRAFTS) },
  { effect: 'invoices_keep_rate', section: 'invoices', count: invoices(PAYABLE) },
]
const buyouts: Effect[] = [
  {
    effect: 'buyouts_keep_fee',
    section: 'invoices',
    count: () => sql`
      select count(distinct invoice_id)::int as count from invoice_lines join invoices on invoices.id = invoice_id
      where kind = 'buyout' and state = any(${DRAFTS})`,
  },
]
const payouts: Effect[] = [
  {
    effect: 'payouts_keep_due_day',
    section: 'payouts',
    count: () => sql`select count(*)::int as count from payouts where state = any(${OWED})`,
  },
]
const amounts: Effect[] = [{ effect: 'referrals_keep_amount', count: referrals(OPEN_REFERRALS) }]
const bonusDays: Effect[] = [{ effect: 'bonuses_keep_day', count: referrals(referralLife.sources('earn')) }]

const inStep = (step: SelectionState): Effect[] => [
  {
    effect: 'talents_keep_promise',
    section: 'pipeline',
    count: () => sql`select count(*)::int as count from selections where state = ${step} and due_at is not null`,
  },
]

const EFFECTS: Readonly<Record<PolicyKey, readonly Effect[]>> = {
  salary_minimum_full_time: [
    { effect: 'talents_below_minimum', section: 'talents', count: belowMinimum('salary_full_time') },
  ],
  salary_minimum_part_time: [
    { effect: 'talents_below_minimum', section: 'talents', count: belowMinimum('salary_part_time') },
  ],
  wht_rate: [
    {
      effect: 'contracts_keep_rate',
      section: 'contracts',
      count: () => sql`select count(*)::int as count from contracts where not state = any(${CLOSED_CONTRACTS})`,
    },
  ],
  vat_rate: rates,
  sar_rate: rates,
  invoice_due_days: [{ effect: 'invoices_keep_due_day', section: 'invoices', count: invoices(PAYABLE) }],
  buyout_percent: buyouts,
  buyout_months: buyouts,
  payout_days: payouts,
  payout_after_payment_days: payouts,
  referral_junior_usd: amounts,
  referral_mid_usd: amounts,
  referral_senior_usd: amounts,
  referral_tech_lead_usd: amounts,
  referral_managerial_usd: amounts,
  referral_mid_years: amounts,
  referral_senior_years: amounts,
  referral_tech_lead_years: amounts,
  referral_managerial_years: amounts,
  referral_short_months: bonusDays,
  referral_probation_days: bonusDays,
  referral_payment_days: [{ effect: 'bonuses_keep_day', count: referrals(referralLife.sources('pay')) }],
  referral_tests_days: [{ effect: 'friends_keep_promise', count: referrals(referralLife.sources('test')) }],
  meeting_opens: [
    {
      effect: 'meetings_outside_hours',
      section: 'meetings',
      blocks: true,
      count: ({ value, from_day }) => bookedFrom(from_day, sql`and ${hourOf(sql`starts_at`)} < ${value}`),
    },
  ],
  meeting_closes: [
    {
      effect: 'meetings_outside_hours',
      section: 'meetings',
      blocks: true,
      // One that ends at midnight ends at hour 24, not at hour 0.
      count: ({ value, from_day }) =>
        bookedFrom(from_day, sql`and ${hourOf(sql`(ends_at - interval '1 second')`)} >= ${value}`),
    },
  ],
  meeting_minutes: [
    { effect: 'meetings_keep_time', section: 'meetings', count: ({ from_day }) => bookedFrom(from_day) },
  ],
  selection_evaluation_days: inStep('evaluation'),
  selection_interview_days: inStep('interview'),
  selection_alignment_days: inStep('alignment'),
  selection_reapply_months: [
    {
      effect: 'talents_keep_wait',
      section: 'pipeline',
      count: () => sql`select count(*)::int as count from selections where apply_again_at is not null`,
    },
  ],
  work_request_days: [],
  work_search_days: [],
  work_video_days: [],
  work_incident_days: [],
  work_conduct_days: [],
  work_hire_days: [],
  work_contract_days: [],
  work_terms_days: [],
  work_invoice_days: [],
  work_payment_days: [],
  work_message_days: [],
  meeting_notice_hours: [],
  meeting_horizon_days: [],
}

/** Counts of what a change touches; what there is none of is left out. */
export async function effectsOf(db: Db, change: PolicyChange): Promise<PolicyEffect[]> {
  const found: PolicyEffect[] = []
  for (const { effect, section, blocks, count: counting } of EFFECTS[change.key]) {
    const { count } = await db.one<{ count: number }>(counting(change))
    const path = section ? pathTo('opsSection', { section }) : null
    if (count > 0) found.push({ effect, count, path, blocks: blocks ?? false })
  }
  return found
}

export const meetingsOn = async (db: Db, day: string): Promise<number> => {
  const until = sql`and starts_at < ${riyadhMidnight(day)}::timestamptz + interval '1 day'`
  return (await db.one<{ count: number }>(bookedFrom(day, until))).count
}
