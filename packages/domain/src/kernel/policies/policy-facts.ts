import type { PolicyKey } from './policies.ts'

export const POLICY_GROUPS = [
  'terms',
  'assessments',
  'selection',
  'nominations',
  'interviews',
  'contracts',
  'money',
  'referrals',
  'meetings',
  'tickets',
  'work',
  'accounts',
] as const
export type PolicyGroup = (typeof POLICY_GROUPS)[number]

/** What a number counts: `basis_points` are shown as per cent, `rate` is ten-thousandths of a riyal for a dollar. */
export const POLICY_UNITS = [
  'usd',
  'basis_points',
  'percent',
  'rate',
  'seconds',
  'minutes',
  'hours',
  'days',
  'working_days',
  'months',
  'years',
  'hour_of_day',
  'count',
] as const
export type PolicyUnit = (typeof POLICY_UNITS)[number]

/** Whose number it is; an admin may change all of them. */
export const POLICY_KEEPERS = ['operations', 'finance'] as const
export type PolicyOwner = (typeof POLICY_KEEPERS)[number]

export type PolicyFacts = {
  readonly group: PolicyGroup
  readonly unit: PolicyUnit
  readonly owner: PolicyOwner
  readonly min: number
  readonly max: number
}

const inGroup =
  (group: PolicyGroup, owner: PolicyOwner) =>
  (unit: PolicyUnit, min: number, max: number): PolicyFacts => ({ group, owner, unit, min, max })
const terms = inGroup('terms', 'operations')
const money = inGroup('money', 'finance')
const referral = inGroup('referrals', 'operations')
const bonus = inGroup('referrals', 'finance')
const meeting = inGroup('meetings', 'operations')
const work = inGroup('work', 'operations')
const ticket = inGroup('tickets', 'operations')
const moneyTicket = inGroup('tickets', 'finance')
const nomination = inGroup('nominations', 'operations')
const assessment = inGroup('assessments', 'operations')
const interview = inGroup('interviews', 'operations')
const contract = inGroup('contracts', 'operations')
const account = inGroup('accounts', 'operations')
const selection = inGroup('selection', 'operations')

/** Group, unit, owner and bounds of every number. */
export const POLICY_FACTS: Readonly<Record<PolicyKey, PolicyFacts>> = {
  salary_minimum_full_time: terms('usd', 1, 100_000),
  salary_minimum_part_time: terms('usd', 1, 100_000),

  wht_rate: money('basis_points', 0, 5000),
  vat_rate: money('basis_points', 0, 5000),
  // Greater than one: 0.27 is the rate the wrong way round.
  sar_rate: money('rate', 10_001, 100_000),
  fee_percent: money('percent', 0, 100),
  invoice_due_days: money('days', 1, 90),
  invoice_reminder_before_days: money('days', 1, 30),
  invoice_reminder_first_days: money('days', 1, 90),
  invoice_reminder_second_days: money('days', 1, 90),
  invoice_reminder_third_days: money('days', 1, 90),
  invoice_nominations_stop_days: money('days', 1, 365),
  buyout_percent: money('percent', 0, 100),
  buyout_months: money('months', 1, 120),
  payout_days: money('days', 1, 60),
  payout_after_payment_days: money('working_days', 1, 30),
  payout_alone_usd: money('usd', 0, 1_000_000),
  manual_entry_alone_usd: money('usd', 0, 1_000_000),
  payout_details_watch_days: money('days', 1, 365),

  referral_junior_usd: bonus('usd', 0, 10_000),
  referral_mid_usd: bonus('usd', 0, 10_000),
  referral_senior_usd: bonus('usd', 0, 10_000),
  referral_tech_lead_usd: bonus('usd', 0, 10_000),
  referral_managerial_usd: bonus('usd', 0, 10_000),
  referral_mid_years: bonus('years', 1, 40),
  referral_senior_years: bonus('years', 1, 40),
  referral_tech_lead_years: bonus('years', 1, 40),
  referral_managerial_years: bonus('years', 1, 40),
  referral_short_months: bonus('months', 1, 12),
  referral_probation_days: bonus('days', 1, 365),
  referral_payment_days: bonus('working_days', 1, 60),
  referral_tests_days: referral('working_days', 1, 30),
  referral_link_days: referral('days', 1, 180),
  referral_hold_days: referral('days', 1, 365),
  referral_again_days: referral('days', 1, 30),
  referral_again_most: referral('count', 0, 10),
  referral_active_months: referral('months', 1, 36),

  selection_evaluation_days: selection('working_days', 1, 30),
  selection_interview_days: selection('working_days', 1, 30),
  selection_alignment_days: selection('working_days', 1, 30),
  selection_reapply_months: selection('months', 1, 36),

  assessment_pass_mark: assessment('percent', 1, 100),
  assessment_trials: assessment('count', 1, 10),
  assessment_wait_days: assessment('days', 1, 365),
  assessment_link_days: assessment('days', 1, 30),
  assessment_choice_items: assessment('count', 5, 60),
  assessment_choice_minutes: assessment('minutes', 5, 180),
  assessment_coding_items: assessment('count', 1, 6),
  assessment_coding_minutes: assessment('minutes', 10, 240),
  assessment_video_minutes: assessment('minutes', 5, 120),
  assessment_video_seconds: assessment('seconds', 30, 180),
  assessment_personality_minutes: assessment('minutes', 5, 120),
  assessment_objection_days: assessment('working_days', 1, 30),
  assessment_report_days: assessment('days', 1, 180),

  work_request_days: work('working_days', 1, 30),
  work_search_days: work('working_days', 1, 30),
  work_video_days: work('working_days', 1, 30),
  work_incident_days: work('working_days', 1, 30),
  work_conduct_days: work('working_days', 1, 30),
  work_hire_days: work('working_days', 1, 30),
  work_contract_days: work('working_days', 1, 30),
  work_terms_days: work('working_days', 1, 30),
  work_invoice_days: work('working_days', 1, 30),
  work_approval_days: work('working_days', 1, 30),
  work_payment_days: work('working_days', 1, 30),
  work_ban_days: work('working_days', 1, 30),
  work_draft_days: work('working_days', 1, 30),
  work_message_days: work('working_days', 1, 30),

  ticket_contact_days: ticket('working_days', 1, 30),
  ticket_consultant_days: ticket('working_days', 1, 30),
  ticket_package_days: ticket('working_days', 1, 30),
  ticket_vacancy_days: ticket('working_days', 1, 30),
  ticket_extension_days: ticket('working_days', 1, 30),
  ticket_shortlist_days: ticket('working_days', 1, 30),
  ticket_no_show_days: ticket('working_days', 1, 30),
  ticket_excuses_days: ticket('working_days', 1, 30),
  ticket_replacement_days: ticket('working_days', 1, 30),
  ticket_buyout_days: ticket('working_days', 1, 30),
  ticket_change_terms_days: ticket('working_days', 1, 30),
  ticket_company_proof_days: ticket('working_days', 1, 30),
  ticket_late_payout_days: moneyTicket('working_days', 1, 30),
  ticket_returned_refund_days: moneyTicket('working_days', 1, 30),

  steps_before_nomination: nomination('count', 0, 3),
  nomination_days: nomination('days', 1, 90),
  nomination_extension_days: nomination('days', 1, 30),
  nomination_extension_most_days: nomination('days', 1, 90),
  nomination_reminder_days: nomination('days', 1, 30),

  interview_confirm_days: interview('days', 1, 30),
  interview_offer_days: interview('days', 1, 30),
  interview_choose_hours: interview('hours', 4, 336),
  interview_before_first_hours: interview('hours', 0, 23),
  interview_new_times_hours: interview('hours', 4, 336),
  interview_feedback_days: interview('days', 1, 60),
  interview_nomination_days: interview('days', 1, 90),
  interview_notice_hours: interview('hours', 1, 168),
  interview_horizon_days: interview('days', 8, 90),
  interview_absence_hours: interview('hours', 2, 336),
  interview_absence_reminder_hours: interview('hours', 1, 335),
  interview_excuse_hours: interview('hours', 0, 48),
  interview_move_hours: interview('hours', 1, 168),
  interview_move_answer_hours: interview('hours', 1, 168),

  offer_answer_days: contract('days', 1, 60),
  offer_reminder_days: contract('days', 1, 30),
  buyout_answer_days: contract('days', 1, 30),

  contract_least_months: contract('months', 1, 12),
  contract_most_months: contract('months', 1, 120),
  contract_secrecy_years: contract('years', 1, 10),
  contract_liability_months: contract('months', 1, 24),
  leave_days_a_year: contract('working_days', 0, 60),
  trial_days: contract('days', 1, 60),
  renewal_days: contract('days', 7, 180),
  renewal_latest_start_days: contract('days', 1, 90),
  renewal_board_first_days: contract('days', 1, 365),
  renewal_board_third_days: contract('days', 1, 180),
  renewal_board_fourth_days: contract('days', 1, 180),
  renewal_board_last_days: contract('days', 1, 180),

  cv_readings: account('count', 1, 50),
  cv_readings_days: account('days', 1, 90),
  account_closing_days: account('days', 1, 90),

  wizard_services_first_percent: account('percent', 0, 100),

  meeting_opens: meeting('hour_of_day', 0, 23),
  meeting_closes: meeting('hour_of_day', 1, 24),
  meeting_ramadan_opens: meeting('hour_of_day', 0, 23),
  meeting_ramadan_closes: meeting('hour_of_day', 1, 24),
  meeting_minutes: meeting('minutes', 15, 120),
  meeting_notice_hours: meeting('hours', 0, 72),
  meeting_horizon_days: meeting('days', 1, 180),
}

/** Numbers that decide about money: whoever changes one waits for a colleague. */
export const TWO_PEOPLE: readonly PolicyKey[] = [
  'wht_rate',
  'vat_rate',
  'fee_percent',
  'buyout_percent',
  'payout_alone_usd',
  'manual_entry_alone_usd',
]

/** Pairs in which the first may not be greater than the second; `strict` ones may not be equal either. */
export const POLICY_ORDER: readonly { readonly low: PolicyKey; readonly high: PolicyKey; readonly strict: boolean }[] =
  [
    { low: 'salary_minimum_part_time', high: 'salary_minimum_full_time', strict: false },
    { low: 'referral_mid_years', high: 'referral_senior_years', strict: true },
    { low: 'referral_senior_years', high: 'referral_tech_lead_years', strict: true },
    { low: 'referral_tech_lead_years', high: 'referral_managerial_years', strict: false },
    { low: 'invoice_reminder_first_days', high: 'invoice_reminder_second_days', strict: true },
    { low: 'invoice_reminder_second_days', high: 'invoice_reminder_third_days', strict: true },
    { low: 'invoice_reminder_third_days', high: 'invoice_nominations_stop_days', strict: true },
    { low: 'referral_link_days', high: 'referral_hold_days', strict: false },
    { low: 'nomination_reminder_days', high: 'nomination_days', strict: true },
    { low: 'nomination_extension_days', high: 'nomination_extension_most_days', strict: false },
    { low: 'interview_before_first_hours', high: 'interview_notice_hours', strict: true },
    { low: 'interview_before_first_hours', high: 'interview_move_hours', strict: true },
    { low: 'interview_absence_reminder_hours', high: 'interview_absence_hours', strict: true },
    { low: 'offer_reminder_days', high: 'offer_answer_days', strict: true },
    { low: 'contract_least_months', high: 'contract_most_months', strict: false },
    { low: 'renewal_board_last_days', high: 'renewal_board_fourth_days', strict: true },
    { low: 'renewal_board_fourth_days', high: 'renewal_board_third_days', strict: true },
    { low: 'renewal_board_third_days', high: 'renewal_days', strict: true },
    { low: 'renewal_days', high: 'renewal_board_first_days', strict: true },
    { low: 'meeting_opens', high: 'meeting_closes', strict: true },
    { low: 'meeting_ramadan_opens', high: 'meeting_ramadan_closes', strict: true },
  ]

/** Policies that browsers may read: those that a screen shows or validates with. */
export const PUBLIC_POLICIES = [
  'meeting_opens',
  'meeting_closes',
  'payout_days',
  'payout_after_payment_days',
  'ticket_package_days',
  'ticket_shortlist_days',
  'nomination_extension_days',
  'nomination_reminder_days',
  'interview_notice_hours',
  'interview_horizon_days',
  'interview_absence_hours',
  'assessment_trials',
  'assessment_pass_mark',
  'assessment_link_days',
  'assessment_video_seconds',
  'assessment_objection_days',
  'assessment_report_days',
  'contract_least_months',
  'contract_most_months',
  'renewal_days',
  'account_closing_days',
  'wizard_services_first_percent',
] as const satisfies readonly PolicyKey[]
export type PublicPolicies = Readonly<Record<(typeof PUBLIC_POLICIES)[number], number>>
