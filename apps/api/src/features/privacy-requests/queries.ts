import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteEnded } from '../../platform/messages/queries.ts'
import { keepsAccountOpen } from '../open-matters/queries.ts'
import type { ClosingRequest, OpenClosingRow, Person } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Recorded by a colleague because the person asked in writing; its day is required where the law counts from it. */
export type Letter = { staffId: string; reason: string; receivedOn?: string }

const OPEN = sql`cancelled_at is null and closed_at is null`
/** Work and money that are under way delay the closing: without the account nobody is there for them. */
const WAITS_FOR_PAY = keepsAccountOpen(sql`account_closings.user_id`)

export const openClosing = (db: Db, userId: string) =>
  db.row<OpenClosingRow>(sql`
    select id, user_id, requested_at, closes_at, ${WAITS_FOR_PAY} as waits_for_pay
    from account_closings where user_id = ${userId} and ${OPEN}`)

/** False on a conflict: already requested. */
export const insertClosing = async (db: Db, closingRequest: ClosingRequest, letter: Letter | null): Promise<boolean> =>
  (await db.run(sql`
    insert into account_closings (id, user_id, requested_at, closes_at, recorded_by, reason, received_on)
    values (${closingRequest.id}, ${closingRequest.user_id}, ${closingRequest.requested_at}, ${closingRequest.closes_at}, ${letter?.staffId ?? null},
      ${letter?.reason ?? null}, ${letter?.receivedOn ?? null}::date)
    on conflict (user_id) where cancelled_at is null and closed_at is null do nothing`)) === 1

/** False when there was nothing to take back. */
export const cancelClosing = async (db: Db, userId: string, letter: Letter | null, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update account_closings set cancelled_at = ${now}, canceled_by = ${letter?.staffId ?? null},
      cancel_reason = ${letter?.reason ?? null}
    where user_id = ${userId} and ${OPEN}`)) === 1

export const personById = (db: Db, userId: string) =>
  db.one<Person>(
    sql`select id, email, phone, lang, first_name_for(users, lang) as first_name, timezone from users where id = ${userId}`,
  )

export const dueClosings = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from account_closings where closes_at <= ${now} and ${OPEN} and not ${WAITS_FOR_PAY} order by closes_at`)

/** Row lock: one worker closes an account, and only if the request is still valid. */
export const lockDueClosing = (db: Db, id: string, now: Date) =>
  db.row<ClosingRequest>(sql`
    select id, user_id, requested_at, closes_at from account_closings
    where id = ${id} and closes_at <= ${now} and ${OPEN} and not ${WAITS_FOR_PAY} for update`)

export const markClosed = (db: Db, id: string, farewellId: string, now: Date) =>
  db.also(sql`update account_closings set closed_at = ${now}, farewell_id = ${farewellId} where id = ${id}`)

/** Deletes farewell mails that are delivered or failed, the last place with the address. */
export async function dropFarewells(db: Db): Promise<void> {
  const farewells = await db.rows<{ farewell_id: string }>(sql`
    select farewell_id from account_closings where farewell_id is not null`)
  await deleteEnded(
    db,
    farewells.map(({ farewell_id }) => farewell_id),
  )
  await db.also(sql`
    update account_closings set farewell_id = null
    where farewell_id is not null and farewell_id not in (select id from messages)`)
}

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
  'check_ins.answered_by': 'blanked',
  'work_references.talent_id': 'deleted',
  'work_reviews.answered_by': 'blanked',
  'offers.talent_id': 'deleted',
  'offers.client_id': 'kept: what a company offered is the company’s, also when the colleague has left',
  'conversations.talent_id': 'deleted',
  'conversations.client_id':
    'kept: what was written about a contract is the company’s, also when the colleague has left',
  'conversation_held_messages.user_id': 'deleted',
  'conversation_messages.user_id': 'blanked',
  'conversation_reports.reporter_id': 'deleted',
  'conversation_readers.user_id': 'deleted',
  'talent_parties.user_id': 'deleted',
  'payout_details.user_id': 'deleted',
  'payouts.talent_id': 'kept: what was earned and paid; the books are kept by law',
  'payout_transfers.talent_id': 'kept: how it was paid; the books are kept by law',
  'contracts.client_id': 'kept: a legal record of work, pay and tax, which the law makes both sides keep',
  'contract_signatures.user_id': 'kept: the proof of who agreed to what; without it the chain of signatures breaks',
  'quotes.answered_by': 'kept: the proof of who ordered what for a company',
  'announced_transfers.announced_by': 'kept: a financial record of the company, which the law makes both sides keep',
  'payments.created_by': 'kept: a financial record of the company, which the law makes both sides keep',
  'interview_quarters.person_id': 'deleted',
  'interview_interviewers.user_id': 'deleted',
  'interview_scorecards.user_id': 'deleted',
  'interview_feedback.given_by': 'kept: what a company said is the company’s; who wrote it has no name any more',
  'calendar_feeds.user_id': 'deleted',
  'calendar_sources.user_id': 'deleted',
  'ban_cases.talent_id': 'deleted',
  'ban_reports.reporter_id': 'blanked',
  'recruiter_conversations.user_id': 'deleted',
  'recruiter_messages.user_id': 'blanked',
  'recruiter_proposals.decided_by': 'blanked',
  'recruiter_suggestions.talent_id': 'deleted',
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
