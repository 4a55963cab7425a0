import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Their projects, experiences, educations and certifications go with the profile, by cascade. */
export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from talent_profiles where user_id = ${id}`)
