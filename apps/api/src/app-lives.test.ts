import { accountLife } from '@fareeq/domain/accounts/states.ts'
import { PERIOD_STATES } from '@fareeq/domain/accounting-periods/states.ts'
import { MANUAL_STATES, STANDING as STANDING_ENTRIES } from '@fareeq/domain/manual-entries/states.ts'
import { APPROVAL_STATES, WAITING as WAITING_APPROVALS } from '@fareeq/domain/approvals/states.ts'
import { ANNOUNCED_STATES, WAITING_TRANSFERS } from '@fareeq/domain/announced-transfers/states.ts'
import { ANNULLABLE } from '@fareeq/domain/assessments/review/rules-review.ts'
import { ASSESSMENTS, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import {
  ATTEMPT_STATES,
  OBJECTION_STATES,
  OPEN,
  OPEN_OBJECTIONS,
  PASSED,
  REPORTED,
  UNGRADED,
  factsOf as attemptFacts,
} from '@fareeq/domain/assessments/states.ts'
import { ANSWERABLE, BAN_STATES, OPEN_CASES } from '@fareeq/domain/bans/states.ts'
import {
  BUYOUT_STATES,
  STANDING as STANDING_BUYOUTS,
  UNANSWERED as UNANSWERED_BUYOUTS,
} from '@fareeq/domain/buyouts/states.ts'
import { PROOF_STATES, PROVEN } from '@fareeq/domain/companies/states.ts'
import { EDITABLE, TEMPLATE_STATES } from '@fareeq/domain/contract-templates/states.ts'
import { CONTRACT_STATES, RUNNING } from '@fareeq/domain/contracts/states.ts'
import { ENDING_STATES, STANDING_ENDINGS } from '@fareeq/domain/contracts/states-endings.ts'
import { MOVE_STATES, OPEN_MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import { AHEAD, CLOSED, INTERVIEW_STATES, factsOf, isOpen } from '@fareeq/domain/interviews/states.ts'
import { FALLING_DUE, INVOICE_STATES, PAYABLE } from '@fareeq/domain/invoices/states.ts'
import {
  AHEAD as MEETINGS_AHEAD,
  CANCELED as CANCELED_MEETINGS,
  MEETING_STATES,
  RESERVED,
} from '@fareeq/domain/meetings/states.ts'
import { ACCEPTED, EXPIRING, NOMINATION_STATES, STANDING } from '@fareeq/domain/nominations/states.ts'
import { OFFER_STATES, OPEN as OPEN_OFFERS, STANDING as STANDING_OFFERS } from '@fareeq/domain/offers/states.ts'
import { NEEDS_REVIEW } from '@fareeq/domain/payments/rules.ts'
import { PAYMENT_STATES, REFUND_STATES, UNANSWERED, UNSURE } from '@fareeq/domain/payments/states.ts'
import { LINE_STATES } from '@fareeq/domain/bank-statements/states.ts'
import { BATCH_STATES, OWED, PAYOUT_STATES, TRANSFER_STATES } from '@fareeq/domain/payouts/states.ts'
import { OPEN_PROPOSALS, PROPOSAL_STATES } from '@fareeq/domain/profile-proposals/states.ts'
import { OPEN_QUOTES, QUOTE_STATES } from '@fareeq/domain/quotes/states.ts'
import { DIALOGUE_STATES, OPEN_PREVIEWS, PROPOSAL_STATES as PREVIEW_STATES } from '@fareeq/domain/recruiter/states.ts'
import { BILLING, RECURRING_STATES } from '@fareeq/domain/recurring-invoices/states.ts'
import { CONSENTED, HIRED, INVITED, REFERRAL_STATUSES, REGISTERED } from '@fareeq/domain/referrals/states.ts'
import { OPEN as OPEN_RENEWALS, RENEWAL_STATES } from '@fareeq/domain/renewals/states.ts'
import { SELECTION_STATES, STEPS } from '@fareeq/domain/selections/states.ts'
import { ROW_STATES } from '@fareeq/domain/talent-imports/states.ts'
import { HIRING_STATUSES } from '@fareeq/domain/talents/states.ts'
import { CLOSED_TICKETS, OPEN_TICKETS, TICKET_LIVES } from '@fareeq/domain/tickets/states.ts'
import {
  AWAITING_RELEASE,
  OPEN_WORK_REVIEWS,
  REFERENCE_STATES,
  WORK_REVIEW_STATES,
} from '@fareeq/domain/work-reviews/states.ts'
import { OPEN_CHECK_INS, CHECK_IN_STATES, RAISED as RAISED_CHECK_INS } from '@fareeq/domain/check-ins/states.ts'
import {
  AGREED as AGREED_TIME_OFF,
  STANDING as STANDING_TIME_OFF,
  TIME_OFF_STATES,
  WAITING as WAITING_TIME_OFF,
} from '@fareeq/domain/time-off/states.ts'
import { expect, test } from 'vitest'
import { TIME_OFF_AGREED } from './features/calendars/queries.ts'
import { AWAITED_TRANSFER } from './features/invoices/queries.ts'
import { UNANSWERED_REFUND } from './features/invoices/queries-payments.ts'
import { ACCEPTED_NOMINATION, EXPIRING_NOMINATION } from './features/matching/queries-marks.ts'
import { INTERVIEW_OF_CLIENT } from './features/nominations/queries.ts'
import { TICKET_IN_WORK } from './features/staff/queries-accounts.ts'
import { ATTEMPT_DECIDED, ATTEMPT_PASSED, ATTEMPT_TECHNICAL } from './features/talents/queries-profile.ts'
import { type Sql, sql } from './platform/db/sql.ts'
import { testDatabase } from './testing/test-database.ts'

const { db } = await testDatabase()

/** Column → the states of its life. Messages have a status without a life table. */
const LIVES: Readonly<Record<string, readonly string[]>> = {
  'accounting_periods.state': PERIOD_STATES,
  'announced_transfers.state': ANNOUNCED_STATES,
  'approvals.state': APPROVAL_STATES,
  'assessment_attempts.state': ATTEMPT_STATES,
  'assessment_objections.state': OBJECTION_STATES,
  'ban_cases.state': BAN_STATES,
  'bank_statement_lines.state': LINE_STATES,
  'buyouts.state': BUYOUT_STATES,
  'check_ins.state': CHECK_IN_STATES,
  'companies.proof_state': PROOF_STATES,
  'contract_endings.state': ENDING_STATES,
  'contract_renewals.state': RENEWAL_STATES,
  'contract_templates.state': TEMPLATE_STATES,
  'contracts.state': CONTRACT_STATES,
  'interview_moves.state': MOVE_STATES,
  'interviews.state': INTERVIEW_STATES,
  'invoices.state': INVOICE_STATES,
  'manual_entries.state': MANUAL_STATES,
  'meetings.state': MEETING_STATES,
  'messages.status': ['queued', 'sent', 'failed'],
  'nominations.state': NOMINATION_STATES,
  'offers.state': OFFER_STATES,
  'payments.state': PAYMENT_STATES,
  'payout_batches.state': BATCH_STATES,
  'payout_transfers.state': TRANSFER_STATES,
  'payouts.state': PAYOUT_STATES,
  'profile_proposals.state': PROPOSAL_STATES,
  'quotes.state': QUOTE_STATES,
  'recruiter_conversations.state': DIALOGUE_STATES,
  'recruiter_proposals.state': PREVIEW_STATES,
  'recurring_invoices.state': RECURRING_STATES,
  'referrals.status': REFERRAL_STATUSES,
  'refunds.state': REFUND_STATES,
  'selections.state': SELECTION_STATES,
  'talent_import_rows.state': ROW_STATES,
  'talent_profiles.hiring_status': HIRING_STATUSES,
  'tickets.state': TICKET_LIVES,
  'time_off.state': TIME_OFF_STATES,
  'users.status': accountLife.states,
  'work_references.state': REFERENCE_STATES,
  'work_reviews.state': WORK_REVIEW_STATES,
}

const wordsIn = (text: string) => [...text.matchAll(/'([a-z_]+)'/gi)].map(([, word]) => word!).toSorted()
const sorted = (words: readonly string[]) => words.toSorted()

test('every life has the same states in the database and in its table', async () => {
  const checks = await db.rows<{ column: string; text: string }>(sql`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as text
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and attname ~ '(^|_)(state|status)$'
    order by 1`)
  expect(checks.map(({ column, text }) => [column, wordsIn(text)])).toEqual(
    Object.entries(LIVES).map(([column, states]) => [column, sorted(states)]),
  )
})

test('an interview in whose state both meet has a time', async () => {
  const { text } = await db.one<{ text: string }>(
    sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'interviews_time'`,
  )
  const meeting = INTERVIEW_STATES.filter((state) => isOpen(state) && ['ahead', 'met'].includes(factsOf(state).meeting))
  expect(wordsIn(text)).toEqual(sorted(meeting))
})

test.each<[string, Sql, readonly string[]]>([
  ['calendars', TIME_OFF_AGREED, AGREED_TIME_OFF],
  ['invoices', UNANSWERED_REFUND, UNANSWERED],
  ['invoices', AWAITED_TRANSFER, WAITING_TRANSFERS],
  ['matching', ACCEPTED_NOMINATION, ACCEPTED],
  ['matching', EXPIRING_NOMINATION, EXPIRING],
  ['nominations', INTERVIEW_OF_CLIENT, INTERVIEW_STATES.filter((state) => factsOf(state).turn === 'client')],
  ['staff', TICKET_IN_WORK, CLOSED_TICKETS],
  ['talents', ATTEMPT_PASSED, PASSED],
  ['talents', ATTEMPT_TECHNICAL, [...new Set(ASSESSMENTS.filter(isTechnical).map(({ kind }) => kind))]],
  ['talents', ATTEMPT_DECIDED, REPORTED.filter((state) => attemptFacts(state).verdict !== null)],
])('the SQL of %s names the words of a feature above it: %o', (_, { text }, states) => {
  expect(wordsIn(text)).toEqual(sorted(states))
})

test.each<[string, readonly string[]]>([
  ['approvals_waiting', WAITING_APPROVALS],
  ['announced_transfers_waiting', WAITING_TRANSFERS],
  ['assessment_attempts_open', OPEN],
  ['assessment_attempts_waiting', UNGRADED],
  ['assessment_attempts_doubtful', ANNULLABLE],
  ['assessment_objections_once', OPEN_OBJECTIONS],
  ['assessment_objections_waiting', OPEN_OBJECTIONS],
  ['ban_cases_open', OPEN_CASES],
  ['ban_cases_waiting', ANSWERABLE],
  ['companies_proven', PROVEN],
  ['contract_endings_standing', STANDING_ENDINGS],
  ['contract_renewals_open', OPEN_RENEWALS],
  ['contract_templates_draft', EDITABLE],
  ['contracts_running', RUNNING],
  ['interviews_once', CLOSED],
  ['interviews_ahead', AHEAD],
  ['interview_moves_once', OPEN_MOVES],
  ['interview_moves_due', OPEN_MOVES],
  ['invoices_falling_due', FALLING_DUE],
  ['invoices_payable', PAYABLE],
  ['manual_entries_reversing', STANDING_ENTRIES],
  ['meetings_ahead', MEETINGS_AHEAD],
  ['meetings_holds', RESERVED],
  ['meetings_slot', CANCELED_MEETINGS],
  ['nominations_once', STANDING],
  ['offers_open', OPEN_OFFERS],
  ['offers_standing', STANDING_OFFERS],
  ['payouts_owed', OWED],
  ['nominations_due', EXPIRING],
  ['payment_events_odd', NEEDS_REVIEW],
  ['payments_unsure', UNSURE],
  ['profile_proposals_open', OPEN_PROPOSALS],
  ['quotes_open', OPEN_QUOTES],
  ['recruiter_proposals_open', OPEN_PREVIEWS],
  ['recurring_invoices_active', BILLING],
  ['referrals_by_clock', [...INVITED, ...CONSENTED, ...REGISTERED, ...HIRED]],
  ['referrals_waiting_friend', [...INVITED, ...CONSENTED]],
  ['refunds_unanswered', UNANSWERED],
  ['selections_due', STEPS],
  ['selections_of_owner', STEPS],
  ['tickets_unowned', OPEN_TICKETS],
  ['tickets_waiting', OPEN_TICKETS],
  ['buyouts_standing', STANDING_BUYOUTS],
  ['buyouts_unanswered', UNANSWERED_BUYOUTS],
  ['check_ins_asked', OPEN_CHECK_INS],
  ['check_ins_raised', RAISED_CHECK_INS],
  ['work_reviews_asked', OPEN_WORK_REVIEWS],
  ['work_references_held', AWAITING_RELEASE],
  ['time_off_apart', STANDING_TIME_OFF],
  ['time_off_waiting', WAITING_TIME_OFF],
])('the index %s is about the states the domain says', async (name, states) => {
  const { text } = await db.one<{ text: string }>(
    sql`select pg_get_expr(indpred, indrelid) as text from pg_index where indexrelid = ${name}::regclass`,
  )
  expect(wordsIn(text)).toEqual(sorted(states))
})
