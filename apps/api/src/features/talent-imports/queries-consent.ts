import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { CONTACT_EMAIL } from '../accounts/queries-imported.ts'
import type { ConsentRequest, WelcomeRow } from './rows.ts'

export const insertConsentRequest = (
  db: Db,
  token: { userId: string; token_hash: Buffer; expires_at: Date },
  now: Date,
) =>
  db.also(sql`
    insert into imported_talents (user_id, token_hash, asked_at, expires_at)
    values (${token.userId}, ${token.token_hash}, ${now}, ${token.expires_at})`)

export const consentRequestOf = (db: Db, userId: string) =>
  db.row<ConsentRequest>(sql`
    select users.id, ${CONTACT_EMAIL} as email, first_name, lang, expires_at from imported_talents join users on users.id = user_id
    where user_id = ${userId} and consented_at is null`)

const WELCOME = sql`
  select users.id, first_name, last_name, ${CONTACT_EMAIL} as email, phone, lang, coalesce(skills, '{}') as skills, linkedin, expires_at,
    consented_at
  from imported_talents join users on users.id = imported_talents.user_id
    left join talent_profiles as profile on profile.user_id = users.id`

export const welcomeByToken = (db: Db, hash: Buffer) => db.row<WelcomeRow>(sql`${WELCOME} where token_hash = ${hash}`)

/** Row lock until the transaction ends: one answer counts. */
export const lockByToken = async (db: Db, hash: Buffer) =>
  (await db.row(sql`select 1 from imported_talents where token_hash = ${hash} for update`))
    ? welcomeByToken(db, hash)
    : undefined

export const saveConsent = (db: Db, userId: string, now: Date) =>
  db.run(sql`update imported_talents set consented_at = ${now} where user_id = ${userId}`)

/** The imported row is deleted with the account. */
export const deleteRowsOf = (db: Db, userId: string) =>
  db.run(sql`delete from talent_import_rows where user_id = ${userId} or match_id = ${userId}`)

export const insertRefusal = (db: Db, hash: Buffer, now: Date) =>
  db.run(sql`insert into import_refusals (email_hash, at) values (${hash}, ${now}) on conflict do nothing`)

export const unanswered = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await db.rows<{ user_id: string }>(sql`
      select user_id from imported_talents where consented_at is null and expires_at <= ${now} limit ${limit}`)
  ).map(({ user_id }) => user_id)
