import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { INVITED } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { inviterFor } from './queries.ts'
import type { AdoptReferralsRow, OwnReferral, PendingInvitation } from './rows.ts'

/** Keyset pagination, newest first. */
export const referralsOf = (db: Db, { userId }: Member, { cursor, limit }: PageQuery) =>
  db.rows<OwnReferral>(sql`
    select id, name, role, years, tier, amount_usd, status, void_reason, invited_at,
      link_ends_at, hold_ends_at, tests_due_at,
      bonus_due_on::text as bonus_due_on, pay_by, sent_again, sent_again_at, (
        select coalesce(json_agg(json_build_object('status', moves.status, 'at', moves.at) order by moves.id), '[]')
        from referral_moves as moves where referral_id = referrals.id) as moves
    from referrals
    where referrer_id = ${userId} and (${cursor ?? null}::uuid is null
      or (invited_at, id) < (select invited_at, id from referrals where id = ${cursor ?? null} and referrer_id = ${userId}))
    order by invited_at desc, id desc limit ${limit + 1}`)

/** An own referral with its mail data, with a row lock. */
export const lockOwn = (db: Db, { userId }: Member, id: string) =>
  db.row<PendingInvitation>(sql`
    select referrals.id, name, referrals.email, referrals.lang, referrals.status, invited_at,
      link_ends_at, hold_ends_at, sent_again, sent_again_at,
      ${inviterFor(sql`referrals.lang`)} as inviter /* not null */
    from referrals join users on users.id = referrer_id
    where referrals.id = ${id} and referrer_id = ${userId} for update of referrals`)

/** The invitation of this friend that this address has sent, as a visitor or from its account. */
export const lockUnanswered = (db: Db, inviter: string, friend: string) =>
  db.row<PendingInvitation>(sql`
    select referrals.id, name, referrals.email, referrals.lang, referrals.status, invited_at,
      link_ends_at, hold_ends_at, sent_again, sent_again_at,
      ${inviterFor(sql`referrals.lang`)} as inviter /* not null */
    from referrals left join users on users.id = referrer_id
    where referrals.email = ${friend} and referrals.status in (${sql.literals(INVITED)}) and coalesce(users.email, referrer_email) = ${inviter}
    for update of referrals`)

export const saveSentAgain = (db: Db, id: string, tokenHash: Buffer, now: Date) =>
  db.also(sql`
    update referrals set sent_again = sent_again + 1, sent_again_at = ${now}, token_hash = ${tokenHash}, updated_at = ${now}
    where id = ${id}`)

/** Sets the account of visitors' referrals; for all, or for one person. */
export const adoptReferrals = (db: Db, userId: string | null, now: Date) =>
  db.rows<AdoptReferralsRow>(sql`
    update referrals set referrer_id = users.id, referrer_email = null, referrer_name = null, updated_at = ${now}
    from users
    where referrer_id is null and users.email = referrer_email and users.type = ${TALENT} and ${IS_ACTIVE}
      and email_verified_at is not null and (${userId}::uuid is null or users.id = ${userId})
    returning referrals.id, referrals.referrer_id, referrals.status`)
