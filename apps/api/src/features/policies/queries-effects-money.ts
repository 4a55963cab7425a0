import { CLOSED as CLOSED_CONTRACTS } from '@fareeq/domain/contracts/states.ts'
import { INVOICE_STATES, PAYABLE, isDraft } from '@fareeq/domain/invoices/states.ts'
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
  { effect: 'drafts_take_rate', path: DRAFTS_PATH, count: invoices(DRAFTS) },
  { effect: 'invoices_keep_rate', path: ISSUED_PATH, count: invoices(PAYABLE) },
]
const reminders: Effect[] = [{ effect: 'invoices_take_reminders', path: ISSUED_PATH, count: invoices(PAYABLE) }]
const buyouts: Effect[] = [
  {
    effect: 'buyouts_keep_fee',
    path: DRAFTS_PATH,
    count: () => sql`
      select count(distinct invoice_id)::int as count from invoice_lines join invoices on invoices.id = invoice_id
      where kind = 'buyout' and state = any(${DRAFTS})`,
  },
]
const payouts: Effect[] = [
  {
    effect: 'payouts_keep_due_day',
    path: section('payouts'),
    count: () => countOf(sql`payouts where state = any(${OWED})`),
  },
]
const amounts: Effect[] = [{ effect: 'referrals_keep_amount', count: referrals(OPEN_REFERRALS) }]
const bonusDays: Effect[] = [{ effect: 'bonuses_keep_day', count: referrals(referralLife.sources('earn')) }]

const again: Effect[] = [{ effect: 'invitations_take_again', count: referrals(['invited']) }]

export const MONEY_EFFECTS = {
  wht_rate: [
    {
      effect: 'contracts_keep_rate',
      path: section('contracts'),
      count: () => countOf(sql`contracts where not state = any(${CLOSED_CONTRACTS})`),
    },
  ],
  vat_rate: rates,
  sar_rate: rates,
  invoice_due_days: [{ effect: 'invoices_keep_due_day', path: ISSUED_PATH, count: invoices(PAYABLE) }],
  invoice_reminder_before_days: reminders,
  invoice_reminder_first_days: reminders,
  invoice_reminder_second_days: reminders,
  invoice_reminder_third_days: reminders,
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
  referral_link_days: [{ effect: 'invitations_keep_link', count: referrals(['invited']) }],
  referral_hold_days: [{ effect: 'invitations_keep_link', count: referrals(['invited', 'consented']) }],
  referral_again_days: again,
  referral_again_most: again,
  referral_active_months: [],
} as const satisfies Readonly<Record<string, readonly Effect[]>>
