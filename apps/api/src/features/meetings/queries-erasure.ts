import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export const erasePerson = (db: Db, { id, email }: ErasedPerson, now: Date) =>
  db.also(sql`
    update meetings set user_id = null, first_name = '', last_name = '', email = '', phone = null, topic = null,
      cancel_reason = null, updated_at = ${now}
    where user_id = ${id} or email = ${email}`)
