import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_PENDING } from '../../platform/users.ts'

/** Condition on `users`: imported, and its owner has not answered (D-76). */
export const IS_UNANSWERED = sql`exists (
  select from imported_talents where imported_talents.user_id = users.id and consented_at is null)`

/** The address an imported record is asked at. */
export const CONTACT_EMAIL = sql`coalesce(users.released_email, users.email)`

/** Before somebody signs up with it: an unanswered record gives its address up, so that no sign-up differs from another. */
export const releaseAddress = (db: Db, email: string) =>
  db.also(sql`
    update users set released_email = email, email = id || '@imported.invalid' where email = ${email} and ${IS_UNANSWERED}`)

/** Records that gave their address up for this account. */
export const releasedFor = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(sql`
      select id from users where released_email = (select email from users where id = ${userId})`)
  ).map(({ id }) => id)

/** When the account that took the address over is closed, the imported record gets its address back. */
export const restoreAddresses = (db: Db) =>
  db.run(sql`
    update users set email = released_email, released_email = null
    where released_email is not null and not exists (select from users as holder where holder.email = users.released_email)`)

/** An unverified account with this address is removed in favour of its verified owner. */
export const deleteUnprovedAt = (db: Db, email: string, ownerId: string) =>
  db.run(sql`delete from users where email = ${email} and email_verified_at is null and id <> ${ownerId}`)

export const markImported = (db: Db, id: string) => db.also(sql`update users set from_workable = true where id = ${id}`)

export const deleteImported = (db: Db, id: string) =>
  db.run(sql`delete from users where id = ${id} and from_workable and ${IS_PENDING}`)

type PendingPerson = { first_name: string; last_name: string; phone: string | null; phone_country: string | null }
export const correctPending = (db: Db, id: string, pendingPerson: PendingPerson, now: Date) =>
  db.run(sql`
    update users set first_name = ${pendingPerson.first_name}, last_name = ${pendingPerson.last_name}, phone = ${pendingPerson.phone},
      phone_country = ${pendingPerson.phone_country}, updated_at = ${now}
    where id = ${id} and from_workable and ${IS_PENDING}`)
