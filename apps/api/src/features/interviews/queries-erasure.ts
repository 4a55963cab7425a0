import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from interviews where talent_id = ${id}`)
  await db.run(sql`delete from interview_quarters where person_id = ${id}`)
  await db.run(sql`delete from interview_interviewers where user_id = ${id}`)
  await db.run(sql`delete from interview_scorecards where user_id = ${id}`)
  await db.run(sql`delete from calendar_feeds where user_id = ${id}`)
}
