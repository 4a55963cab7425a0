import { CLOSED as CLOSED_CONTRACTS } from '@fareeq/domain/contracts/states.ts'
import { INVOICE_STATES, LATE, PAYABLE, isDraft } from '@fareeq/domain/invoices/states.ts'
import { OWED } from '@fareeq/domain/payouts/states.ts'
import { REFERRAL_STATUSES, isOpen, referralLife } from '@fareeq/domain/referrals/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CountQuery, type Effect, countOf, section } from './queries-effect.ts'

const DRAFTS = INVOICE_STATES.filter(isDraft)
const OPEN_REFERRALS = REFERRAL_STATUSES.filter(isOpen)

const invoices =
  (states: readonly string[]): CountQuery =>
  () =>
    countOf(sql`invoices where state = any(${states})`)
const referrals =
  (states: readonly string[]): CountQuery =>
  () =>
    countOf(sql`referrals where status = any(${states})`)

const DRAFTS_PATH = section('invoices', { state: 'draft' })
const ISSUED_PATH = section('invoices')

const rates: Effect[] = [
  { effect: 'draft_rates_affected', path: DRAFTS_PATH, count: invoices(DRAFTS) },
  { effect: 'invoice_rates_unaffected', path: ISSUED_PATH, count: invoices(PAYABLE) },
]
const reminders: Effect[] = [{ effect: 'invoice_reminders_affected', path: ISSUED_PATH, count: invoices(PAYABLE) }]
const stops: Effect[] = [
  { effect: 'nomination_stops_affected', path: section('invoices', { state: 'overdue' }), count: invoices(LATE) },
]
const buyouts: Effect[] = [
  {
    effect: 'buyout_fees_unaffected',
    path: DRAFTS_PATH,
    count: () => sql`
      select count(distinct invoice_id)::int as count from invoice_lines join invoices on invoices.id = invoice_id
      where kind = 'buyout' and state = any(${DRAFTS})`,
  },
]
const payouts: Effect[] = [
  {
    effect: 'payout_due_days_unaffected',
    path: section('payouts'),
    count: () => countOf(sql`payouts where state = any(${OWED})`),
  },
]
const amounts: Effect[] = [{ effect: 'referral_amounts_unaffected', count: referrals(OPEN_REFERRALS) }]
const bonusDays: Effect[] = [{ effect: 'bonus_days_unaffected', count: referrals(referralLife.sources('earn')) }]

const again: Effect[] = [{ effect: 'invitation_resends_affected', count: referrals(['invited']) }]

const contracts = (effect: 'contract_rates_unaffected' | 'contract_fees_unaffected'): Effect[] => [
  {
    effect,
    path: section('contracts'),
    count: () => countOf(sql`contracts where not state = any(${CLOSED_CONTRACTS})`),
  },
]

export const MONEY_EFFECTS = {
  wht_rate: contracts('contract_rates_unaffected'),
  fee_percent: contracts('contract_fees_unaffected'),
  vat_rate: rates,
  sar_rate: rates,
  invoice_due_days: [{ effect: 'invoice_due_days_unaffected', path: ISSUED_PATH, count: invoices(PAYABLE) }],
  invoice_reminder_before_days: reminders,
  invoice_reminder_first_days: reminders,
  invoice_reminder_second_days: reminders,
  invoice_reminder_third_days: reminders,
  invoice_nominations_stop_days: stops,
  buyout_percent: buyouts,
  buyout_months: buyouts,
  payout_days: payouts,
  payout_after_payment_days: payouts,
  payout_alone_usd: [],
  manual_entry_alone_usd: [],
  payout_details_watch_days: [],
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
  referral_payment_days: [{ effect: 'bonus_days_unaffected', count: referrals(referralLife.sources('pay')) }],
  referral_tests_days: [{ effect: 'referral_deadlines_unaffected', count: referrals(referralLife.sources('test')) }],
  referral_link_days: [{ effect: 'invitation_links_unaffected', count: referrals(['invited']) }],
  referral_hold_days: [{ effect: 'invitation_links_unaffected', count: referrals(['invited', 'consented']) }],
  referral_again_days: again,
  referral_again_most: again,
  referral_active_months: [],
} as const satisfies Readonly<Record<string, readonly Effect[]>>
