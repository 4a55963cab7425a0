import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Erasure policy per table with personal data. A new table needs an entry: a test compares with the system catalogue. */
export const FATES: Readonly<Record<string, 'deleted' | 'blanked' | `kept: ${string}`>> = {
  'sessions.user_id': 'deleted',
  'staff_impersonations.user_id': 'deleted',
  'user_identities.user_id': 'deleted',
  'talent_profiles.user_id': 'deleted',
  'cv_imports.user_id': 'deleted',
  'data_copies.user_id': 'deleted',
  'notification_choices.user_id': 'deleted',
  'notices.user_id': 'deleted',
  'subscription_changes.user_id': 'deleted',
  'profile_views.talent_id': 'deleted',
  'profile_proposals.talent_id': 'deleted',
  'client_projects.client_id': 'deleted',
  'organisation_members.user_id': 'deleted',
  'organisation_invitations.invited_by': 'deleted',
  'talent_marks.talent_id': 'deleted',
  'talent_shares.talent_id': 'deleted',
  'talent_shares.created_by': 'deleted',
  'nominations.talent_id': 'deleted',
  'interviews.talent_id': 'deleted',
  'interviews.client_id': 'kept: an interview is the company’s, also when the colleague who began it has left',
  'assessment_attempts.user_id': 'deleted',
  'personality_results.user_id': 'deleted',
  'selections.talent_id': 'deleted',
  'imported_talents.user_id': 'deleted',
  'talent_pairs.imported_id': 'deleted',
  'talent_pairs.other_id': 'deleted',
  'talent_merges.kept_id': 'deleted',
  'talent_import_rows.match_id': 'deleted',
  'talent_import_rows.user_id': 'deleted',
  'report_shares.user_id': 'deleted',
  'contracts.talent_id': 'kept: a legal record of work, pay and tax, which the law makes both sides keep',
  'payout_details.user_id': 'deleted',
  'payouts.talent_id': 'kept: what was earned and paid; the books are kept by law',
  'contracts.client_id': 'kept: a legal record of work, pay and tax, which the law makes both sides keep',
  'contract_signatures.user_id': 'kept: the proof of who agreed to what; without it the chain of signatures breaks',
  'payments.created_by': 'kept: a financial record of the company, which the law makes both sides keep',
  'interview_quarters.person_id': 'deleted',
  'interview_feedback.given_by': 'kept: what a company said is the company’s; who wrote it has no name any more',
  'calendar_feeds.user_id': 'deleted',
  'ban_cases.talent_id': 'deleted',
  'ban_reports.reporter_id': 'blanked',
  'tickets.user_id': 'blanked',
  'meetings.user_id': 'blanked',
  'referrals.friend_id': 'blanked',
  'referrals.referrer_id': 'kept: what a bonus was owed and paid for; the friend in it is somebody else',
  'consents.user_id': 'kept: the proof of what was agreed to',
  'account_closings.user_id': 'kept: the proof that it was asked for and done',
}

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from data_copies where user_id = ${id}`)
  // What a colleague wrote about a letter may name its sender.
  await db.also(sql`
    update account_closings set reason = null, cancel_reason = null
    where user_id = ${id} and num_nonnulls(reason, cancel_reason) > 0`)
}
