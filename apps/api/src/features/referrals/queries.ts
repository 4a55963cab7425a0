import type { InvitationEnds } from '@fareeq/domain/referrals/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ReferralTierName } from '@fareeq/domain/referrals/rules-tiers.ts'
import { type ReferralStatus, VOID } from '@fareeq/domain/referrals/states.ts'
import { type Columns, assignments } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { InvitationByTokenRow, LockedReferral, Referrer, NewsRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { IS_ACTIVE } from '../../platform/users.ts'

export const referrerOf = (db: Db, viewer: Member, lang: Lang) =>
  db.one<Referrer>(sql`
    select name_for(users, ${lang}) as name, email, phone, phone_verified_at is not null as verified
    from users where id = ${viewer.userId}`)

export type Friend = { email: string; phone: string | null }

/** Advisory locks per friend, until the transaction ends: concurrent invitations must see each other. */
export async function lockFriend(db: Db, { email, phone }: Friend): Promise<void> {
  // Lock order: sorted, against deadlocks.
  for (const key of [`referral ${email}`, ...(phone ? [`referral ${phone}`] : [])].toSorted())
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

const isFriend = ({ email, phone }: Friend): Sql => sql`(email = ${email} or phone = ${phone})`

/** Whether the person has an account they opened or came back to since then. */
export const wasHereSince = async (db: Db, friend: Friend, since: Date): Promise<boolean> =>
  (await db.row(sql`
    select 1 from users
    where email_verified_at is not null
      and (email = ${friend.email} or (phone = ${friend.phone} and phone_verified_at is not null))
      and (created_at > ${since} or exists (
        select 1 from sessions where user_id = users.id and sessions.created_at > ${since}))`)) !== undefined

const ENDS = sql`link_ends_at, hold_ends_at`
const LOCKED_COLUMNS = sql`
  id, referrer_id, status, void_reason, role, invited_at, bonus_due_on::text as bonus_due_on, ${ENDS}`

export const earlierReferrals = (db: Db, friend: Friend) =>
  db.rows<LockedReferral>(sql`select ${LOCKED_COLUMNS} from referrals where ${isFriend(friend)} order by id for update`)

/** Row lock until the transaction ends. */
export const lockReferral = (db: Db, id: string) =>
  db.row<LockedReferral>(sql`select ${LOCKED_COLUMNS} from referrals where id = ${id} for update`)

/** The referral that brought somebody; undefined where none did, or none is left. */
export const lockOfFriend = (db: Db, friendId: string) =>
  db.row<LockedReferral>(sql`
    select ${LOCKED_COLUMNS} from referrals where friend_id = ${friendId} and status not in (${sql.literals(VOID)}) order by id desc limit 1 for update`)

/** By the profile of the friend; null where it does not say. */
export const experienceOf = async (db: Db, friendId: string): Promise<number | null> =>
  (
    await db.row<{ months: number | null }>(
      sql`select experience_months as months from talent_profiles where user_id = ${friendId}`,
    )
  )?.months ?? null

export const lockByToken = (db: Db, tokenHash: Buffer) =>
  db.row<LockedReferral>(sql`select ${LOCKED_COLUMNS} from referrals where token_hash = ${tokenHash} for update`)

/** Whose invitation it is, for the reader of its mail or page; a visitor has one name. */
export const inviterFor = (lang: Sql) => sql`coalesce(name_for(users, ${lang}), referrer_name)`

/** What the holder of the link may see. */
export const invitationByToken = (db: Db, tokenHash: Buffer, lang: Lang) =>
  db.row<InvitationByTokenRow>(sql`
    select ${inviterFor(sql`${lang}`)} as inviter /* not null */, referrals.status, void_reason, ${ENDS}
    from referrals left join users on users.id = referrer_id where token_hash = ${tokenHash}`)

/** Somebody with an account, or a visitor who has proved an address. */
export type ReferralOwner =
  | { referrer_id: string; referrer_email: null; referrer_name: null }
  | { referrer_id: null; referrer_email: string; referrer_name: string }

export type NewReferral = Friend &
  InvitationEnds & {
    id: string
    owner: ReferralOwner
    name: string
    linkedin: string | null
    role: string
    years: number
    tier: ReferralTierName
    amount_usd: number
    lang: Lang
    token_hash: Buffer
    status: 'invited' | 'consented'
    invited_at: Date
    now: Date
  }

export const insertReferral = (db: Db, newReferral: NewReferral) =>
  db.also(sql`
    insert into referrals (id, referrer_id, referrer_email, referrer_name, status, name, email, phone, linkedin,
      role, years, tier, amount_usd, lang, token_hash, invited_at,
      link_ends_at, hold_ends_at, updated_at)
    values (${newReferral.id}, ${newReferral.owner.referrer_id}, ${newReferral.owner.referrer_email}, ${newReferral.owner.referrer_name}, ${newReferral.status},
      ${newReferral.name}, ${newReferral.email}, ${newReferral.phone}, ${newReferral.linkedin}, ${newReferral.role}, ${newReferral.years}, ${newReferral.tier},
      ${newReferral.amount_usd}, ${newReferral.lang}, ${newReferral.token_hash}, ${newReferral.invited_at},
      ${newReferral.link_ends_at}, ${newReferral.hold_ends_at}, ${newReferral.now})`)

export type ReferralColumns = Columns<'referrals'>

export const saveMove = (db: Db, id: string, status: ReferralStatus, columns: ReferralColumns, now: Date) => {
  const set = [sql`status = ${status}`, ...assignments(columns)]
  return db.also(sql`update referrals set ${sql.join(set, ', ')}, updated_at = ${now} where id = ${id}`)
}

export const recordMove = (db: Db, id: string, status: ReferralStatus, now: Date) =>
  db.also(sql`insert into referral_moves (referral_id, status, at) values (${id}, ${status}, ${now})`)

export async function erasePerson(db: Db, { id, email }: ErasedPerson, now: Date): Promise<void> {
  await db.also(sql`
    update referrals set name = '', email = null, phone = null, linkedin = null, updated_at = ${now}
    where friend_id = ${id} or email = ${email}`)
  await db.also(sql`
    update referrals set referrer_id = ${id}, referrer_email = null, referrer_name = null, updated_at = ${now}
    where referrer_id is null and referrer_email = ${email}`)
}

export const newsRow = (db: Db, id: string) =>
  db.one<NewsRow>(sql`
    select referrer_id, referrer_email, lang, name, amount_usd, void_reason, tests_due_at,
      bonus_due_on::text as bonus_due_on, pay_by
    from referrals where id = ${id}`)

/** The talent whose proved address it is. */
export const ownerOf = (db: Db, email: string, lang: Lang) =>
  db.row<{ id: string; name: string; email: string; phone: string | null }>(sql`
    select id, name_for(users, ${lang}) as name, email, phone from users
    where email = ${email} and type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null`)
