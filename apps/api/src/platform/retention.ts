import { type Sql, sql } from './db/sql.ts'
import type { Tables } from './db/tables.ts'

type Table = keyof Tables

/** What becomes of the rows of a table. Erasing a person (`FATES`) and D-109 come first. */
export type Retention =
  /** Kept for ever, with the reason. */
  | { kept: string }
  /** Deleted with the row of the table that it belongs to, by its foreign key. */
  | { with: Table }
  /** Deleted by the job of its feature, with how long it keeps them. */
  | { by: string; after: string }
  /** Deleted by `platform.keep-house`, in batches. */
  | { prune: Sql; after: string }

const older = (column: string, age: Sql): Sql => sql`${sql.id(column)} < clock_timestamp() - ${age}`
const DAYS_30 = sql`interval '30 days'`
const DAYS_90 = sql`interval '90 days'`
const YEAR = sql`interval '12 months'`

const BOOKS = 'the books, which the law makes a company keep'
const LIST = 'a list that colleagues keep, and which they shorten themselves'
const PROOF = 'the proof of what was agreed to or asked for'

/** A new table without a line does not compile; a test compares it with the database. */
export const RETENTION: Readonly<Record<Table, Retention>> = {
  account_closings: { kept: PROOF },
  address_troubles: { by: 'notifications.forget', after: '12 months' },
  assessment_answers: { with: 'assessment_attempts' },
  assessment_attempts: { with: 'users' },
  assessment_conduct: { prune: older('at', YEAR), after: '12 months' },
  assessment_items: { kept: 'every version of a question that somebody was asked' },
  assessment_items_retired: { kept: LIST },
  assessment_objections: { with: 'assessment_attempts' },
  assessment_runs: { by: 'assessments.lapse', after: '1 day' },
  assessment_snapshots: { prune: older('at', YEAR), after: '12 months' },
  assessment_videos: { with: 'assessment_attempts' },
  audit_entries: { prune: older('at', YEAR), after: '12 months (D-109)' },
  backfills: { kept: 'one row for each move of data, so that it is done once' },
  backups: { prune: older('started_at', YEAR), after: '12 months' },
  ban_cases: { with: 'users' },
  ban_files: { with: 'ban_cases' },
  ban_reports: { with: 'ban_cases' },
  billing_details: { with: 'organisations' },
  busy_times: { prune: older('ends_at', YEAR), after: '12 months after it is over' },
  calendar_feeds: { with: 'users' },
  calendar_source_times: { with: 'calendar_sources' },
  calendar_sources: { with: 'users' },
  client_project_versions: { with: 'client_projects' },
  client_projects: { with: 'users' },
  // A lock is counted over a day; a link is valid for minutes.
  code_links: {
    prune: sql`greatest(expires_at, last_sent_at, last_wrong_at) < clock_timestamp() - ${DAYS_30}`,
    after: '30 days without use',
  },
  code_records: { by: 'codes.forget', after: '1 day without activity of a browser; the counter of an address stays' },
  companies: { with: 'organisations' },
  company_acts: { with: 'organisations' },
  company_notes: { with: 'organisations' },
  company_tasks: { with: 'organisations' },
  consents: { kept: PROOF },
  contract_events: { with: 'contracts' },
  contract_renewals: { with: 'contracts' },
  contract_signatures: { kept: PROOF },
  contract_terms: { with: 'contracts' },
  contracts: { kept: 'a legal record of work, pay and tax' },
  conversation_files: { with: 'conversations' },
  conversation_held_messages: { with: 'conversations' },
  conversation_messages: { with: 'conversations' },
  conversation_readers: { with: 'conversations' },
  conversations: { prune: older('last_at', sql`interval '24 months'`), after: '24 months after its last message' },
  credit_note_lines: { kept: BOOKS },
  credit_notes: { kept: BOOKS },
  cv_imports: { by: 'cv-imports.forget', after: 'the time that the policy says' },
  data_copies: { with: 'users' },
  events: { prune: older('created_at', sql`interval '4 days'`), after: '4 days' },
  files: { kept: 'as long as what it belongs to: its feature deletes row and bytes together' },
  host_absences: { with: 'meeting_hosts' },
  idempotency_keys: { prune: older('created_at', sql`interval '2 days'`), after: '2 days' },
  identity_attempts: { by: 'accounts.forget-unproved', after: '1 day' },
  identity_handoffs: { by: 'accounts.forget-unproved', after: 'its minutes are over' },
  import_refusals: { kept: 'who is never to be imported again' },
  imported_talents: { with: 'users' },
  inbound_mails: {
    prune: sql`${older('received_at', YEAR)} or (outcome <> 'held' and ${older('received_at', DAYS_90)})`,
    after: '90 days, and 12 months where a colleague had to read it',
  },
  interview_events: { with: 'interviews' },
  interview_feedback: { with: 'interviews' },
  interview_interviewers: { with: 'interviews' },
  interview_links: { with: 'interviews' },
  interview_move_times: { with: 'interview_moves' },
  interview_moves: { with: 'interviews' },
  interview_no_shows: { with: 'interviews' },
  interview_quarters: { with: 'interviews' },
  interview_ratings: { with: 'interviews' },
  interview_room_lines: { prune: older('at', YEAR), after: '12 months' },
  interview_rooms: { with: 'interviews' },
  interview_scorecards: { with: 'interviews' },
  interview_slots: { with: 'interviews' },
  interviews: { with: 'nominations' },
  invoice_counters: { kept: 'one row for each series of numbers' },
  invoice_lines: { kept: BOOKS },
  invoice_payments: { kept: BOOKS },
  invoice_reminders: { with: 'invoices' },
  invoices: { kept: BOOKS },
  ledger_entries: { kept: BOOKS },
  ledger_postings: { kept: BOOKS },
  meeting_hosts: { with: 'staff' },
  meetings: { kept: 'who met whom; the person is blanked in it when they leave' },
  messages: {
    prune: sql`status <> 'queued' and ${older('created_at', YEAR)}`,
    after: '12 months; one that waits is never deleted',
  },
  nomination_events: { with: 'nominations' },
  nominations: { with: 'users' },
  notices: { by: 'notifications.forget', after: '12 months' },
  notification_choices: { with: 'users' },
  organisation_invitations: { prune: older('expires_at', YEAR), after: '12 months after it expired' },
  organisation_members: { with: 'users' },
  organisations: { kept: 'the party to contracts and invoices' },
  // Webhooks are told again for days; one that moved money is evidence.
  payment_events: {
    prune: sql`outcome in ('ignored', 'known', 'foreign') and ${older('received_at', DAYS_90)}`,
    after: '90 days where it changed nothing; the others are evidence of the books',
  },
  pay_bands: { prune: older('day', YEAR), after: '12 months' },
  payments: { kept: BOOKS },
  payout_batches: { kept: BOOKS },
  payout_details: { with: 'users' },
  payouts: { kept: BOOKS },
  personality_results: { with: 'users' },
  podcast_subscribers: { kept: 'until they unsubscribe' },
  policies: { kept: 'which rule held on which day; they are few' },
  profile_proposals: { with: 'users' },
  profile_views: { prune: older('at', YEAR), after: '12 months' },
  public_holidays: { kept: LIST },
  rate_windows: { prune: older('ends_at', sql`interval '1 hour'`), after: '1 hour without a call' },
  referral_moves: { with: 'referrals' },
  referrals: { with: 'users' },
  refunds: { kept: BOOKS },
  report_shares: { with: 'users' },
  sealed_keys: { kept: 'the key of links and codes, as long as there are links' },
  selection_bulk_moves: { with: 'selection_bulks' },
  selection_bulks: { kept: 'what a decision about many was; the people in it go with their selection' },
  selection_evaluations: { with: 'selections' },
  selection_meetings: { with: 'selections' },
  selection_moves: { with: 'selections' },
  selection_notes: { with: 'selections' },
  selection_views: { kept: LIST },
  selections: { with: 'users' },
  sessions: {
    prune: sql`least(expires_at, revoked_at) < clock_timestamp() - ${DAYS_30}`,
    after: '30 days after it ended',
  },
  // The newest version is what the next number counts from.
  site_item_versions: {
    prune: sql`act = 'draft' and ${older('saved_at', YEAR)} and version < (
      select max(version) from site_item_versions as newest
      where newest.kind = site_item_versions.kind and newest.slug = site_item_versions.slug)`,
    after: '12 months for drafts; what was published is kept for ever',
  },
  site_items: { kept: LIST },
  staff: { kept: 'who did what, in books and decisions' },
  staff_impersonations: { prune: older('expires_at', YEAR), after: '12 months (D-109)' },
  staff_invitations: { prune: older('expires_at', YEAR), after: '12 months after it expired' },
  staff_resets: { prune: older('expires_at', YEAR), after: '12 months after it expired' },
  subscription_changes: { with: 'users' },
  talent_certifications: { with: 'talent_profiles' },
  talent_educations: { with: 'talent_profiles' },
  talent_experiences: { with: 'talent_profiles' },
  talent_import_rows: { by: 'talent-imports.forget', after: 'the import has rested' },
  talent_imports: { kept: 'whom an import brought; its rows are deleted' },
  talent_marks: { with: 'users' },
  talent_merges: { with: 'users' },
  talent_pairs: { with: 'users' },
  talent_profiles: { with: 'users' },
  talent_projects: { with: 'talent_profiles' },
  talent_shares: { with: 'users' },
  ticket_answers: { with: 'tickets' },
  ticket_notes: { with: 'tickets' },
  ticket_replies: { with: 'tickets' },
  ticket_reply_files: { with: 'ticket_replies' },
  ticket_templates: { kept: LIST },
  ticket_writers: { with: 'tickets' },
  time_off: { with: 'contracts' },
  tickets: { kept: 'what was asked and answered; the person is blanked in it when they leave' },
  tracking_days: { kept: 'counts without persons, a few rows a day' },
  tracking_events: { by: 'tracking.count-days', after: '13 months' },
  tracking_progress: { kept: 'one row' },
  upload_parts: { with: 'uploads' },
  uploads: { by: 'assessments.sweep-uploads', after: '1 day without its end' },
  user_identities: { with: 'users' },
  users: { kept: 'until the person closes the account; unverified ones are deleted by accounts.forget-unproved' },
  usual_salaries: { kept: LIST },
  web_assets: { with: 'web_builds' },
  web_builds: { by: 'platform.keep-house', after: '14 days after it was replaced, and five newer builds' },
}
