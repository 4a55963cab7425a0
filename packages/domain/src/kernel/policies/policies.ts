/**
 * Policy numbers: what operations and finance may change from a day on, and what the specification says until they do. All
 * are whole numbers; taxes are basis points, the rate of the riyal ten-thousandths. A rule is handed the ones it needs as a
 * fact (`Pick<Policies, …>`) and never reads these.
 */
export const SPECIFIED_POLICIES = {
  /** Dollars a month (D-57). */
  salary_minimum_full_time: 500,
  salary_minimum_part_time: 250,

  /** D-80, D-82. */
  wht_rate: 500,
  vat_rate: 1500,
  sar_rate: 37_500,
  /** Our monthly fee, of a hundred of the net pay, until a contract agrees on another (D-134). */
  fee_percent: 15,
  invoice_due_days: 14,
  /** Reminders: days before an invoice is due, and after. */
  invoice_reminder_before_days: 3,
  invoice_reminder_first_days: 1,
  invoice_reminder_second_days: 7,
  invoice_reminder_third_days: 14,
  /** Days that an invoice may be overdue before its company gets no new nominations. */
  invoice_nominations_stop_days: 30,
  /** D-81. */
  buyout_percent: 20,
  buyout_months: 12,
  payout_days: 14,
  payout_after_payment_days: 3,
  /** Dollars of payouts that one colleague may release alone in a day (decision 119). */
  payout_alone_usd: 0,
  /** Dollars of entries by hand, the same. */
  manual_entry_alone_usd: 0,
  /** Days for which whoever pays is told that the account of a talent is new or was changed. */
  payout_details_watch_days: 30,

  /** Dollars for a friend, and from how many years on (D-84). */
  referral_junior_usd: 100,
  referral_mid_usd: 200,
  referral_senior_usd: 300,
  referral_tech_lead_usd: 450,
  referral_managerial_usd: 500,
  referral_mid_years: 2,
  referral_senior_years: 5,
  referral_tech_lead_years: 7,
  referral_managerial_years: 10,
  /** D-85, D-86. */
  referral_short_months: 3,
  referral_probation_days: 90,
  referral_payment_days: 10,
  referral_tests_days: 3,
  /** The link of a friend's invitation, whose friend it is meanwhile, and how often it is sent again (D-86). */
  referral_link_days: 30,
  referral_hold_days: 90,
  referral_again_days: 3,
  referral_again_most: 2,
  referral_active_months: 12,

  /** Steps of the selection (D-74), and the waiting period after a rejection. */
  selection_evaluation_days: 3,
  selection_interview_days: 5,
  selection_alignment_days: 5,
  selection_reapply_months: 6,

  /** Pass mark, trials and the wait after them, links, and how much an attempt asks in how many minutes (D-54, D-55). */
  assessment_pass_mark: 60,
  assessment_trials: 2,
  assessment_wait_days: 30,
  assessment_link_days: 7,
  assessment_choice_items: 20,
  assessment_choice_minutes: 30,
  assessment_coding_items: 2,
  assessment_coding_minutes: 60,
  assessment_video_minutes: 30,
  assessment_video_seconds: 120,
  assessment_personality_minutes: 30,
  assessment_objection_days: 3,
  assessment_report_days: 30,

  /** Working days that work of each kind may wait (D-73). */
  work_request_days: 1,
  work_search_days: 3,
  work_video_days: 3,
  work_incident_days: 1,
  work_conduct_days: 3,
  work_hire_days: 2,
  work_contract_days: 2,
  work_terms_days: 2,
  work_invoice_days: 2,
  work_payment_days: 1,
  work_approval_days: 1,
  work_ban_days: 3,
  work_draft_days: 5,
  work_message_days: 1,

  /** Working days in which a ticket of each kind is answered (D-71, D-72). */
  ticket_contact_days: 2,
  ticket_consultant_days: 1,
  ticket_package_days: 2,
  ticket_vacancy_days: 1,
  ticket_extension_days: 1,
  ticket_shortlist_days: 1,
  ticket_no_show_days: 1,
  ticket_excuses_days: 3,
  ticket_replacement_days: 1,
  ticket_buyout_days: 2,
  ticket_change_terms_days: 2,
  ticket_company_proof_days: 1,
  ticket_late_payout_days: 1,
  ticket_returned_refund_days: 2,

  /** How many steps of the selection come before a nomination without a reason for the company (D-127). */
  steps_before_nomination: 3,

  /** How long a person is kept for a request, what is asked for and given more, and when the client is reminded (D-68). */
  nomination_days: 14,
  nomination_extension_days: 3,
  nomination_extension_most_days: 30,
  nomination_reminder_days: 3,

  /** How long each side of an interview may think (decisions §5), what its nomination lives on, and which times may be offered (D-64). */
  interview_confirm_days: 5,
  interview_offer_days: 7,
  interview_choose_hours: 72,
  interview_before_first_hours: 4,
  interview_new_times_hours: 72,
  interview_feedback_days: 14,
  interview_nomination_days: 14,
  interview_notice_hours: 24,
  interview_horizon_days: 30,
  interview_absence_hours: 48,
  interview_absence_reminder_hours: 24,
  /** How long before a scheduled interview a talent may still excuse themselves (D-131). */
  interview_excuse_hours: 1,
  /** How long before it another time may be asked for, and how long the other side may think (D-131). */
  interview_move_hours: 12,
  interview_move_answer_hours: 24,

  /** Days of Riyadh in which an offer is answered, and how many before the last one a reminder is sent. */
  offer_answer_days: 7,
  offer_reminder_days: 2,
  /** The same for a talent whom a company asks to take over their contract. */
  buyout_answer_days: 7,

  /** Months of a contract, and the days before its end on which its renewal opens and is listed (D-78). */
  contract_least_months: 1,
  contract_most_months: 120,
  /** Working days of paid leave that a year of a contract has; a shorter one has its share (decision 093). */
  leave_days_a_year: 21,
  /** Days from the first one of a contract in which the company may ask for somebody else (decision 102). */
  trial_days: 14,
  /** Of the text of a contract: how long secrets stay secret, and the pay that bounds liability. */
  contract_secrecy_years: 3,
  contract_liability_months: 6,
  renewal_days: 45,
  renewal_latest_start_days: 30,
  renewal_board_first_days: 60,
  renewal_board_third_days: 30,
  renewal_board_fourth_days: 14,
  renewal_board_last_days: 7,

  /** CVs that are read in so many days (D-51), and the days before an account is closed (D-109). */
  cv_readings: 3,
  cv_readings_days: 30,
  account_closing_days: 30,

  /** Of a hundred new clients, how many begin a request with its services: the other order of the wizard (D-14, D-39). */
  wizard_services_first_percent: 0,

  /** Hours of the day in Riyadh (D-42). */
  meeting_opens: 9,
  meeting_closes: 18,
  meeting_ramadan_opens: 10,
  meeting_ramadan_closes: 16,
  meeting_minutes: 30,
  meeting_notice_hours: 2,
  meeting_horizon_days: 30,
} as const satisfies Readonly<Record<string, number>>

export type PolicyKey = keyof typeof SPECIFIED_POLICIES
export const POLICY_KEYS = Object.keys(SPECIFIED_POLICIES) as PolicyKey[]
export const isPolicyKey = (key: string): key is PolicyKey => Object.hasOwn(SPECIFIED_POLICIES, key)

/** All numbers in force at one moment, and the public holidays (2026-11-15) that the working-day clock leaves out. */
export type Policies = Readonly<Record<PolicyKey, number>> & { readonly holidays: readonly string[] }

/** What is in force where nothing was ever changed. */
export const UNCHANGED: Policies = { ...SPECIFIED_POLICIES, holidays: [] }
