import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from profile_views where talent_id = ${id}`)
  await db.run(sql`delete from talent_shares where talent_id = ${id}`)
  await db.run(sql`delete from talent_shares where created_by = ${id}`)
}
