import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id, email }: ErasedPerson, now: Date): Promise<void> {
  await db.also(sql`
    update referrals set name = '', email = null, phone = null, linkedin = null, updated_at = ${now}
    where friend_id = ${id} or email = ${email}`)
  await db.also(sql`
    update referrals set referrer_id = ${id}, referrer_email = null, referrer_name = null, updated_at = ${now}
    where referrer_id is null and referrer_email = ${email}`)
}
