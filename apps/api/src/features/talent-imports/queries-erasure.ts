import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from imported_talents where user_id = ${id}`)
  await db.run(sql`delete from talent_pairs where imported_id = ${id}`)
  await db.run(sql`delete from talent_pairs where other_id = ${id}`)
  await db.run(sql`delete from talent_merges where kept_id = ${id}`)
  await db.run(sql`delete from talent_import_rows where match_id = ${id}`)
  await db.run(sql`delete from talent_import_rows where user_id = ${id}`)
}
