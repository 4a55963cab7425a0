import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from ban_cases where talent_id = ${id}`)
  await db.run(sql`update ban_reports set reporter_id = null where reporter_id = ${id}`)
}
