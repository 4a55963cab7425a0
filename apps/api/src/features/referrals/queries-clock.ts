import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { CONSENTED, HIRED, INVITED, REGISTERED } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { ReferralId } from './rows.ts'

/** Batch size: the next minute continues. */
const HANDFUL = 100

/** `hasLapsed` of the rules in SQL. */
export const lapsed = (db: Db, now: Date) =>
  db.rows<ReferralId>(sql`
    select id from referrals
    where (status in (${sql.literals(INVITED)}) and link_ends_at <= ${now}) or (status in (${sql.literals(CONSENTED)}) and hold_ends_at <= ${now})
    order by invited_at limit ${HANDFUL}`)

/** Friends who agreed and have signed in since, by address or verified number. */
export const newcomers = (db: Db) =>
  db.rows<{ id: string; friend_id: string }>(sql`
    select referrals.id, users.id as friend_id
    from referrals join users on users.id is distinct from referrer_id
      and users.email is distinct from referrer_email and users.type = ${TALENT} and ${IS_ACTIVE}
      and (users.email = referrals.email or (users.phone = referrals.phone and phone_verified_at is not null))
    where referrals.status in (${sql.literals(CONSENTED)}) and exists (
      select 1 from sessions where user_id = users.id and sessions.created_at >= invited_at)
    order by invited_at limit ${HANDFUL}`)

export const earned = (db: Db, today: string) =>
  db.rows<ReferralId>(sql`
    select id from referrals where status in (${sql.literals(HIRED)}) and bonus_due_on <= ${today}::date
    order by bonus_due_on limit ${HANDFUL}`)

/** Those who should have been invited to the tests by now; each is found once. */
export const flagLateTests = (db: Db, now: Date) =>
  db.rows<ReferralId>(sql`
    update referrals set tests_late_at = ${now}
    where status in (${sql.literals(REGISTERED)}) and tests_due_at <= ${now} and tests_late_at is null returning id`)
