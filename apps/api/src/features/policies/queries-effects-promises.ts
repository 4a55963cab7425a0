import { EXPIRING } from '@fareeq/domain/nominations/states.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { OPEN_TICKETS, type TicketKind } from '@fareeq/domain/tickets/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CountQuery, type Effect, countOf, section } from './queries-effect.ts'

const belowMinimum =
  (column: 'salary_full_time' | 'salary_part_time'): CountQuery =>
  ({ value }) =>
    countOf(sql`talent_profiles where ${sql.id(column)} < ${value}`)

const inStep = (step: SelectionState): Effect[] => [
  {
    effect: 'selection_deadlines_unaffected',
    path: section('pipeline', { step, view: 'list' }),
    count: () => countOf(sql`selections where state = ${step} and due_at is not null`),
  },
]

const openTickets = (kind: TicketKind): Effect[] => [
  {
    effect: 'ticket_deadlines_unaffected',
    path: section('tickets', { kind }),
    count: () => countOf(sql`tickets where kind = ${kind} and state in (${sql.literals(OPEN_TICKETS)})`),
  },
]

/** Counted anew by the new number; proposals are kept as long as the widest window. */
const readings: Effect[] = [
  {
    effect: 'cv_limits_affected',
    count: () => sql`select count(distinct user_id)::int as count from cv_imports`,
  },
]

const openNominations: CountQuery = () => countOf(sql`nominations where state = any(${EXPIRING})`)

/** Promises to people. */
export const PROMISE_EFFECTS = {
  salary_minimum_full_time: [
    { effect: 'talents_below_minimum', path: section('talents'), count: belowMinimum('salary_full_time') },
  ],
  salary_minimum_part_time: [
    { effect: 'talents_below_minimum', path: section('talents'), count: belowMinimum('salary_part_time') },
  ],
  selection_evaluation_days: inStep('evaluation'),
  selection_interview_days: inStep('interview'),
  selection_alignment_days: inStep('alignment'),
  selection_reapply_months: [
    {
      effect: 'reapply_days_unaffected',
      path: section('pipeline', { step: 'rejected', view: 'list' }),
      count: () => countOf(sql`selections where apply_again_at is not null`),
    },
  ],
  ticket_contact_days: openTickets('contact'),
  ticket_consultant_days: openTickets('consultant'),
  ticket_package_days: openTickets('package'),
  ticket_vacancy_days: openTickets('vacancy'),
  ticket_extension_days: openTickets('extension'),
  ticket_shortlist_days: openTickets('shortlist'),
  ticket_no_show_days: openTickets('no_show'),
  ticket_excuses_days: openTickets('excuses'),
  ticket_replacement_days: openTickets('replacement'),
  ticket_buyout_days: openTickets('buyout'),
  ticket_change_terms_days: openTickets('change_terms'),
  ticket_company_proof_days: openTickets('company_proof'),
  ticket_late_payout_days: openTickets('late_payout'),
  ticket_returned_refund_days: openTickets('returned_refund'),
  steps_before_nomination: [],
  nomination_days: [{ effect: 'nomination_days_unaffected', count: openNominations }],
  nomination_extension_days: [],
  nomination_extension_most_days: [],
  nomination_reminder_days: [{ effect: 'nomination_reminders_affected', count: openNominations }],
  wizard_services_first_percent: [],
  cv_readings: readings,
  cv_readings_days: readings,
  account_closing_days: [
    {
      effect: 'account_deletions_unaffected',
      count: () => countOf(sql`account_closings where closed_at is null and cancelled_at is null`),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Effect[]>>
