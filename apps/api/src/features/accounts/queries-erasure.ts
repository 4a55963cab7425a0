import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** The row stays, closed, for the foreign keys of what must be kept. */
export async function erasePerson(db: Db, { id, email }: ErasedPerson, now: Date): Promise<void> {
  await db.run(sql`delete from user_identities where user_id = ${id}`)
  await db.run(sql`delete from identity_handoffs where email = ${email}`)
  await db.also(sql`
    update users set status = 'closed', email = ${`${id}@closed.invalid`},
      first_name = '', last_name = '', second_first_name = null, second_last_name = null, phone = null, phone_country = null, phone_verified_at = null, country = null,
      website = null, company = null, role = null, timezone = null, marketing_campaign = null, utm = null, invited_by = null, step_one = null,
      updated_at = ${now}
    where id = ${id}`)
}
