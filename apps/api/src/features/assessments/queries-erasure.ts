import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from assessment_attempts where user_id = ${id}`)
  await db.run(sql`delete from personality_results where user_id = ${id}`)
  await db.run(sql`delete from report_shares where user_id = ${id}`)
}
