import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { forgetInTrail } from './queries-trail.ts'
import type { Person } from './queries.ts'

/** Erasure policy per table with personal data. A new table needs an entry: a test compares with the system catalogue. */
export const FATES: Readonly<Record<string, 'deleted' | 'blanked' | `kept: ${string}`>> = {
  'sessions.user_id': 'deleted',
  'staff_looks.user_id': 'deleted',
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

/** Keys of the files to delete. */
export const dropFiles = async (db: Db, userId: string, now: Date): Promise<string[]> =>
  (
    await db.rows<{ storage_key: string }>(sql`
      update files set deleted_at = ${now}, name = '' where owner_id = ${userId} and deleted_at is null
      returning storage_key`)
  ).map(({ storage_key }) => storage_key)

const deleted = (userId: string): Sql[] =>
  Object.entries(FATES)
    .filter(([, fate]) => fate === 'deleted')
    .map(([reference]) => {
      const [table = '', column = ''] = reference.split('.')
      return sql`delete from ${sql.id(table)} where ${sql.id(column)} = ${userId}`
    })

/** Tickets of a company about the person, by their data: the question stays, the name goes. */
async function forgetInTickets(db: Db, userId: string, now: Date): Promise<void> {
  await db.also(sql`
    update tickets set subject = '', updated_at = ${now}
    where (kind = 'extension' and data->>'nomination_id' in (select id::text from nominations where talent_id = ${userId}))
      or (kind = 'no_show' and data->>'interview_id' in (select id::text from interviews where talent_id = ${userId}))`)
  // One line of the text for each person, in the order of their ids.
  await db.also(sql`
    update tickets set updated_at = ${now}, data = jsonb_set(data, '{talent_ids}', (data->'talent_ids') - ${userId}::text),
      body = (select coalesce(string_agg(line, chr(10) order by place), '')
        from unnest(string_to_array(body, chr(10))) with ordinality as lines (line, place)
        where data->'talent_ids'->>(place - 1)::int is distinct from ${userId}::text)
    where kind = 'shortlist' and (data->'talent_ids') ? ${userId}::text`)
}

/** Anonymises the person. The row stays, closed, for the foreign keys of what must be kept. */
export async function forgetPerson(db: Db, userId: string, { email, phone }: Person, now: Date): Promise<void> {
  await forgetInTrail(db, userId, { email, phone })
  await forgetInTickets(db, userId, now)
  for (const statement of deleted(userId)) await db.run(statement)
  await db.run(sql`
    delete from ticket_notes using tickets
    where tickets.id = ticket_id and (user_id = ${userId} or from_email = ${email})`)
  // What a colleague wrote about a letter may name its sender.
  await db.also(sql`
    update account_closings set reason = null, cancel_reason = null
    where user_id = ${userId} and num_nonnulls(reason, cancel_reason) > 0`)
  await db.run(sql`update ban_reports set reporter_id = null where reporter_id = ${userId}`)
  await db.also(sql`
    update tickets set user_id = null, from_name = '', from_email = '', body = '', data = '{}', updated_at = ${now}
    where user_id = ${userId} or from_email = ${email}`)
  await db.also(sql`
    update referrals set name = '', email = null, phone = null, linkedin = null, updated_at = ${now}
    where friend_id = ${userId} or email = ${email}`)
  await db.also(sql`
    update referrals set referrer_id = ${userId}, referrer_email = null, referrer_name = null, updated_at = ${now}
    where referrer_id is null and referrer_email = ${email}`)
  await db.also(sql`
    update meetings set user_id = null, first_name = '', last_name = '', email = '', phone = null, topic = null,
      cancel_reason = null, updated_at = ${now}
    where user_id = ${userId} or email = ${email}`)
  await db.run(sql`delete from podcast_subscribers where email = ${email}`)
  await db.run(sql`delete from identity_handoffs where email = ${email}`)
  await db.run(sql`delete from address_troubles where address = any(${[email, ...(phone ? [phone] : [])]})`)
  await db.run(sql`delete from messages where to_address = any(${[email, ...(phone ? [phone] : [])]})`)
  await db.run(sql`
    delete from code_records where (kind in ('email', 'referral') and subject = ${email}) or (kind = 'phone' and subject = ${userId})`)
  await db.run(sql`delete from code_links where kind = 'user' and email = ${email}`)
  await db.run(sql`delete from idempotency_keys where owner = ${userId}`)
  await db.run(sql`delete from events where user_id = ${userId}`)
  await db.also(sql`
    update users set status = 'closed', email = ${`${userId}@closed.invalid`},
      first_name = '', last_name = '', second_first_name = null, second_last_name = null, phone = null, phone_country = null, phone_verified_at = null, country = null,
      website = null, company = null, role = null, timezone = null, marketing_campaign = null, utm = null, step_one = null,
      updated_at = ${now}
    where id = ${userId}`)
}
