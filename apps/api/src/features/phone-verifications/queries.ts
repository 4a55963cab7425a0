import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A number counts as taken when somebody else has verified it. */
export const isPhoneTaken = async (db: Db, e164: string, exceptUserId: string | null): Promise<boolean> =>
  (await db.row(sql`
    select 1 from users where phone = ${e164} and phone_verified_at is not null and id is distinct from ${exceptUserId}`)) !==
  undefined

export const phoneOf = (db: Db, userId: string) =>
  db.one<{ phone: string | null; verified: boolean }>(sql`
    select phone, phone_verified_at is not null as verified from users where id = ${userId}`)
