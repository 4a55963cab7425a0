import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from organisation_members where user_id = ${id}`)
  await db.run(sql`delete from organisation_invitations where invited_by = ${id}`)
}
