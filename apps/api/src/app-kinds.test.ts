import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { SOURCE_FAILURES } from '@fareeq/domain/calendar-sources/limits.ts'
import {
  CONVERSATION_KINDS,
  MAIL_CHOICES,
  REPORT_ANSWERS,
  REPORT_REASONS,
  SIDES as CONVERSATION_SIDES,
} from '@fareeq/domain/conversations/limits.ts'
import { APPROVAL_KINDS } from '@fareeq/domain/approvals/limits.ts'
import { PERIOD_EVENTS } from '@fareeq/domain/accounting-periods/states.ts'
import { ASIDE_KINDS, STATEMENT_FORMATS } from '@fareeq/domain/bank-statements/limits.ts'
import { DECLINE_REASONS } from '@fareeq/domain/buyouts/limits.ts'
import { CHECK_IN_SIDES, MOOD_NAMES } from '@fareeq/domain/check-ins/limits.ts'
import { AGAIN, WORK_REVIEW_SIDES } from '@fareeq/domain/work-reviews/limits.ts'
import { START_ITEM_KINDS, START_SIDES } from '@fareeq/domain/starts/limits.ts'
import { TIME_OFF_KINDS } from '@fareeq/domain/time-off/limits.ts'
import { ASSESSMENT_KINDS, CODE_LANGUAGES, CONDUCT_KINDS } from '@fareeq/domain/assessments/limits.ts'
import { EMOTIONS } from '@fareeq/domain/assessments/schema-report.ts'
import type { BanFile } from '@fareeq/domain/bans/schema.ts'
import { AVAILABILITIES, SCOPE_KINDS, WIZARDS, WORK_MODES } from '@fareeq/domain/client-projects/limits.ts'
import { EVIDENCE } from '@fareeq/domain/companies/limits.ts'
import {
  ENDING_KINDS,
  AVAILABILITIES as CONTRACT_AVAILABILITIES,
  CONTRACT_TYPES,
} from '@fareeq/domain/contracts/limits.ts'
import { ALL_INBOUND_REASONS, INBOUND_DECISIONS, INBOUND_OUTCOMES } from '@fareeq/domain/inbound-mails/limits.ts'
import { ABSENCE_ANSWERS } from '@fareeq/domain/interviews/rules-absence.ts'
import { SEATS } from '@fareeq/domain/interviews/rules-seats.ts'
import { RECOMMENDATIONS as PANEL_RECOMMENDATIONS } from '@fareeq/domain/interviews/rules-panel.ts'
import { END_REASONS } from '@fareeq/domain/interviews/rules.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { type InterviewMover, SIDES } from '@fareeq/domain/interviews/states.ts'
import {
  LINE_FACTS,
  LINE_KINDS,
  PAYMENT_FACTS,
  PAYMENT_KINDS,
  isByHand,
  isCreditKind,
} from '@fareeq/domain/invoices/limits.ts'
import type { Series } from '@fareeq/domain/invoices/rules.ts'
import { DIGITS, LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { OFFER_AUTHORS } from '@fareeq/domain/offers/limits.ts'
import { MEMBER_ROLES, STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { BANK_ACCOUNTS, ENTRY_KINDS, LEDGER_ACCOUNTS, OWNED_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import { ENTRY_TEMPLATES, isRemittance } from '@fareeq/domain/manual-entries/limits.ts'
import { MARKS } from '@fareeq/domain/matching/limits.ts'
import { MEETING_KINDS } from '@fareeq/domain/meetings/limits.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import type { Mover } from '@fareeq/domain/nominations/states.ts'
import { CHANNELS, MESSAGE_CHANNELS, RECEIPT_KINDS } from '@fareeq/domain/notifications/limits.ts'
import { TROUBLE_KINDS } from '@fareeq/domain/notifications/schema-messages.ts'
import { PAYMENT_METHODS, REVERSAL_KINDS } from '@fareeq/domain/payments/limits.ts'
import { EVENT_OUTCOMES, PROVIDER_STATUSES } from '@fareeq/domain/payments/rules.ts'
import {
  BATCH_FILE_FORMATS,
  PAYOUT_KINDS,
  PAYOUT_METHODS,
  SEPARATORS,
  isBonus,
  isCorrection,
  isEarned,
} from '@fareeq/domain/payouts/limits.ts'
import { PARTS } from '@fareeq/domain/profile-proposals/rules.ts'
import { type ProfileView, VIEWED_PARTS, VIEW_GROUNDS } from '@fareeq/domain/profile-views/schema.ts'
import { AUDIENCES, AUTHORS, PROPOSAL_KINDS, QUESTIONS } from '@fareeq/domain/recruiter/limits.ts'
import { INTERVALS } from '@fareeq/domain/recurring-invoices/limits.ts'
import { VOID_REASONS } from '@fareeq/domain/referrals/states.ts'
import { BULK_KINDS, MEETING_OUTCOMES, RECOMMENDATIONS } from '@fareeq/domain/selections/limits.ts'
import { BULK_STATES, MEETING_STEPS } from '@fareeq/domain/selections/states.ts'
import { CONTENT_ACTS } from '@fareeq/domain/site/schema-editing.ts'
import { CHOICES, LIKENESSES, VERDICTS } from '@fareeq/domain/talent-imports/limits.ts'
import { IMPORT_PHASES } from '@fareeq/domain/talent-imports/states.ts'
import { TICKET_KINDS, ticketFacts } from '@fareeq/domain/tickets/states.ts'
import { FUNNEL_STEPS, type FunnelStep, isAccountStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import { expect, test } from 'vitest'
import type { Consent } from './features/accounts/queries.ts'
import type { CodeSubject } from './features/codes/queries.ts'
import type { LinkOwner } from './features/codes/queries-links.ts'
import type { Way } from './features/notifications/queries.ts'
import type { Actor } from './platform/audit.ts'
import { sql } from './platform/db/sql.ts'
import { testDatabase } from './testing/test-database.ts'

const { db } = await testDatabase()

/** Every member of a union that has no list of its own; one that is missing does not compile. */
const all = <Word extends string>(words: Readonly<Record<Word, true>>) => Object.keys(words)

type Feedback = NonNullable<ClientInterview['feedback']>

/** Column → the words of the domain. States stand in `app-lives.test.ts`; a language is a language everywhere. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'accounting_period_events.event': PERIOD_EVENTS,
  'address_troubles.channel': MESSAGE_CHANNELS,
  'address_troubles.kind': TROUBLE_KINDS,
  'approvals.kind': APPROVAL_KINDS,
  'assessment_attempts.kind': ASSESSMENT_KINDS,
  'assessment_conduct.kind': CONDUCT_KINDS,
  'assessment_snapshots.language': CODE_LANGUAGES,
  'audit_entries.actor_kind': all<Actor['kind']>({
    visitor: true,
    talent: true,
    client: true,
    staff: true,
    system: true,
  }),
  'ban_files.side': all<BanFile['side']>({ report: true, notice: true, answer: true, appeal: true }),
  'busy_times.kind': ['interview', 'meeting'],
  'calendar_sources.failure': SOURCE_FAILURES,
  'client_projects.availability': AVAILABILITIES,
  'client_projects.scope_kind': SCOPE_KINDS,
  'client_projects.seniority': SENIORITIES,
  'client_projects.wizard': WIZARDS,
  'client_projects.work_mode': WORK_MODES,
  'code_links.kind': all<LinkOwner['kind']>({ user: true, staff: true }),
  'code_records.kind': all<CodeSubject['kind']>({ email: true, phone: true, referral: true, signature: true }),
  'companies.evidence': EVIDENCE,
  'consents.kind': all<keyof Consent>({ terms: true, privacy: true, marketing: true }),
  'contract_endings.given_by': SIDES,
  'contract_endings.kind': ENDING_KINDS,
  'contract_renewals.asked_by': SIDES,
  'contract_signatures.party': SIDES,
  'contract_terms.availability': CONTRACT_AVAILABILITIES,
  'contract_terms.type': CONTRACT_TYPES,
  'conversation_held_messages.side': CONVERSATION_SIDES.filter((side) => side !== 'staff'),
  'conversation_mail_choices.choice': MAIL_CHOICES,
  'conversation_messages.side': CONVERSATION_SIDES,
  'conversation_reports.answer': REPORT_ANSWERS,
  'conversation_reports.reason': REPORT_REASONS,
  'conversations.kind': CONVERSATION_KINDS,
  'interview_events.actor_kind': all<InterviewMover>({ client: true, talent: true, staff: true, system: true }),
  'interview_feedback.action': all<Feedback['action']>({ accepted: true, rejected: true }),
  'interview_moves.asked_by': SIDES,
  'interview_no_shows.answer': ABSENCE_ANSWERS,
  'interview_no_shows.claimed_by': SIDES,
  'interview_no_shows.who': SIDES,
  'interview_room_lines.seat': SEATS,
  'interview_scorecards.recommendation': PANEL_RECOMMENDATIONS,
  'interview_slots.offered_by': SIDES,
  'interviews.end_reason': END_REASONS,
  'invoice_counters.series': all<Series>({ INV: true, CRN: true, QUO: true }),
  'invoice_lines.kind': LINE_KINDS,
  'invoice_payments.kind': PAYMENT_KINDS,
  'ledger_entries.kind': ENTRY_KINDS,
  'ledger_postings.account': LEDGER_ACCOUNTS,
  'manual_entries.template': ENTRY_TEMPLATES,
  'meetings.canceled_by': all<NonNullable<OpsMeeting['canceled_by']>>({ visitor: true, staff: true, system: true }),
  'meetings.kind': MEETING_KINDS,
  'messages.channel': MESSAGE_CHANNELS,
  'messages.receipt': RECEIPT_KINDS,
  'nomination_events.actor_kind': all<Mover>({ client: true, staff: true, system: true }),
  'notification_choices.channel': CHANNELS,
  'offers.made_by': OFFER_AUTHORS,
  'organisation_invitations.role': MEMBER_ROLES,
  'organisation_members.role': MEMBER_ROLES,
  'payment_events.outcome': EVENT_OUTCOMES,
  'payment_reversals.kind': REVERSAL_KINDS,
  'payments.method': PAYMENT_METHODS,
  'payments.provider_says': PROVIDER_STATUSES,
  'payout_details.method': PAYOUT_METHODS,
  'payout_file_templates.separator': SEPARATORS,
  'payout_files.format': BATCH_FILE_FORMATS,
  'payout_transfers.method': PAYOUT_METHODS,
  'payouts.kind': PAYOUT_KINDS,
  'payouts.method': PAYOUT_METHODS,
  'personality_results.emotions': EMOTIONS,
  'profile_proposals.part': PARTS,
  'profile_views.ground': VIEW_GROUNDS,
  'profile_views.parts': VIEWED_PARTS,
  'profile_views.viewer_kind': all<ProfileView['viewer_kind']>({ client: true, staff: true, visitor: true }),
  'quotes.interval': INTERVALS,
  'recurring_invoices.interval': INTERVALS,
  'recruiter_conversations.audience': AUDIENCES,
  'recruiter_conversations.question': QUESTIONS,
  'recruiter_messages.author': AUTHORS,
  'recruiter_messages.question': QUESTIONS,
  'recruiter_proposals.kind': PROPOSAL_KINDS,
  'reconciliation_match_entries.account': BANK_ACCOUNTS,
  'reconciliation_matches.account': BANK_ACCOUNTS,
  'reconciliations.account': BANK_ACCOUNTS,
  'referrals.void_reason': Object.values(VOID_REASONS),
  'selection_bulks.kind': BULK_KINDS,
  'selection_bulks.phase': BULK_STATES,
  'selection_evaluations.recommendation': RECOMMENDATIONS,
  'selection_meetings.outcome': MEETING_OUTCOMES,
  'selection_meetings.step': MEETING_STEPS,
  'site_item_versions.act': CONTENT_ACTS,
  'site_items.missing': LANGS,
  'staff.roles': STAFF_ROLES,
  'staff_invitations.roles': STAFF_ROLES,
  'subscription_changes.way': all<Way>({ page: true, one_click: true, settings: true }),
  'talent_import_rows.choice': CHOICES,
  'talent_import_rows.likeness': LIKENESSES,
  'talent_import_rows.verdict': VERDICTS,
  'talent_imports.phase': IMPORT_PHASES,
  'talent_marks.mark': MARKS,
  'talent_pairs.likeness': LIKENESSES,
  'inbound_mails.answer': INBOUND_DECISIONS,
  'inbound_mails.outcome': INBOUND_OUTCOMES,
  'inbound_mails.reason': ALL_INBOUND_REASONS,
  'bank_statement_lines.aside_kind': ASIDE_KINDS,
  'bank_statements.format': STATEMENT_FORMATS,
  'buyouts.decline_reason': DECLINE_REASONS,
  'check_ins.mood': MOOD_NAMES,
  'check_ins.side': CHECK_IN_SIDES,
  'work_reviews.again': AGAIN,
  'work_reviews.side': WORK_REVIEW_SIDES,
  'start_items.kind': START_ITEM_KINDS,
  'start_items.side': START_SIDES,
  'tickets.kind': TICKET_KINDS,
  // The later steps are read from accounts.
  'time_off.kind': TIME_OFF_KINDS,
  'tracking_days.step': ['visit', 'signup_started', 'signed_up'] satisfies FunnelStep[],
  'tracking_events.steps': FUNNEL_STEPS.filter((step) => !isAccountStep(step)),
  'users.digits': DIGITS,
}

const wordsIn = (text: string) => [...new Set([...text.matchAll(/'([a-z_]+)'/gi)].map(([, word]) => word!))].toSorted()
const sorted = (words: readonly string[]) => words.toSorted()

test('every list of words in the database is a list of the domain', async () => {
  const checks = await db.rows<{ column: string; text: string }>(sql`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as text
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and connamespace = 'public'::regnamespace and attname !~ '(^|_)(state|status)$'
      and position('ARRAY[''' in pg_get_constraintdef(pg_constraint.oid)) > 0
    order by 1`)
  const ofLanguages = checks.filter(({ column }) => /[._]lang$/.test(column))
  for (const { text } of ofLanguages) expect(wordsIn(text)).toEqual(sorted(LANGS))
  const rest = checks.filter((check) => !ofLanguages.includes(check))
  expect(Object.fromEntries(rest.map(({ column, text }) => [column, wordsIn(text)]))).toEqual(
    Object.fromEntries(Object.entries(KINDS).map(([column, words]) => [column, sorted(words)])),
  )
})

test('the column for imported emotions takes the eight words of the specification and no other [E-078]', async () => {
  const words = ['ANGRY', 'DISGUSTED', 'FEAR', 'HAPPY', 'SAD', 'SURPRISED', 'CALM', 'CONFUSED']
  expect([...EMOTIONS]).toEqual(words)
  const { text } = await db.one<{ text: string }>(
    sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'personality_results_emotions'`,
  )
  expect(wordsIn(text)).toEqual(sorted(words))
})

const isMonthly = (kind: (typeof LINE_KINDS)[number]) => LINE_FACTS[kind].priced_by === 'term'

/** What else is checked by a kind: the part of the text that names its columns, and the kinds it is about. */
test.each<[string, string, string, readonly string[]]>([
  ['a line without a contract', 'invoice_lines', 'contract_id IS NOT NULL)))', LINE_KINDS.filter(isByHand)],
  ['a line with a label', 'invoice_lines', 'label IS NOT NULL', LINE_KINDS.filter(isByHand)],
  [
    'a line that pays nobody',
    'invoice_lines',
    'net = 0) AND (wht = 0)',
    LINE_KINDS.filter((kind) => LINE_FACTS[kind].pays === null),
  ],
  ['the month of a line', 'invoice_lines', 'month IS NOT NULL', LINE_KINDS.filter(isMonthly)],
  [
    'the sign of a movement',
    'invoice_payments',
    'amount <> 0',
    PAYMENT_KINDS.filter((kind) => PAYMENT_FACTS[kind].goes !== 'in'),
  ],
  [
    'what a movement corrects',
    'invoice_payments',
    'corrects IS NOT NULL',
    PAYMENT_KINDS.filter((kind) => PAYMENT_FACTS[kind].corrects),
  ],
  ['the other invoice', 'invoice_payments', 'other_invoice_id IS NOT NULL', PAYMENT_KINDS.filter(isCreditKind)],
  ['the owner of an account', 'ledger_postings', 'owner IS NOT NULL', OWNED_ACCOUNTS],
  ['the months of a remittance', 'manual_entries', 'period_from IS NOT NULL', ENTRY_TEMPLATES.filter(isRemittance)],
  ['the sign of a payout', 'payouts', 'net < 0', PAYOUT_KINDS.filter(isCorrection)],
  ['the referral of a payout', 'payouts', 'referral_id IS NOT NULL', PAYOUT_KINDS.filter(isBonus)],
  ['what a payout corrects', 'payouts', 'corrects IS NOT NULL', PAYOUT_KINDS.filter(isCorrection)],
])('%s is checked by the facts of its kind', async (_, table, part, kinds) => {
  const checks = await db.rows<{ text: string }>(sql`
    select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`)
  const texts = checks.filter(({ text }) => text.includes(part)).map(({ text }) => wordsIn(text))
  expect(texts).toEqual([sorted(kinds)])
})

test.each<[string, readonly string[]]>([
  ['invoice_lines_month', LINE_KINDS.filter(isMonthly)],
  ['payouts_bonus', PAYOUT_KINDS.filter(isBonus)],
  ['payouts_correction', PAYOUT_KINDS.filter(isCorrection)],
  ['payouts_month', PAYOUT_KINDS.filter(isEarned)],
  ['tickets_of_nomination', TICKET_KINDS.filter((kind) => ticketFacts(kind).names === 'nomination')],
])('the index %s is about the kinds the domain says', async (name, kinds) => {
  const { text } = await db.one<{ text: string }>(
    sql`select pg_get_expr(indpred, indrelid) as text from pg_index where indexrelid = ${name}::regclass`,
  )
  expect(wordsIn(text)).toEqual(sorted(kinds))
})
