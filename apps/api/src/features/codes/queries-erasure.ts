import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id, email }: ErasedPerson): Promise<void> {
  await db.run(sql`
    delete from code_records where (kind in ('email', 'referral') and subject = ${email}) or (kind = 'phone' and subject = ${id})`)
  await db.run(sql`delete from code_links where kind = 'user' and email = ${email}`)
}
