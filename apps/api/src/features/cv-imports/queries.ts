import type { Db } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { CvImportRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** When each of the viewer's CVs was read. */
export const readingsOf = async (db: Db, { userId }: Member): Promise<Date[]> =>
  (await db.rows<{ created_at: Date }>(sql`select created_at from cv_imports where user_id = ${userId}`)).map(
    ({ created_at }) => created_at,
  )

/** Row lock, which serialises the counting of readings per person. */
export const lockReadings = (db: Db, { userId }: Member) =>
  db.one<{ id: string }>(sql`select id from users where id = ${userId} for update`)

/** Deletes older proposals. */
export async function insertReading(db: Db, { userId }: Member, type: string, row: CvImportRow) {
  await db.also(sql`update cv_imports set proposal = null where user_id = ${userId}`)
  await db.also(sql`
    insert into cv_imports (id, user_id, type, proposal, created_at)
    values (${row.id}, ${userId}, ${type}, ${JSON.stringify(row.proposal)}::jsonb, ${row.created_at})`)
}

export const lastReading = (db: Db, { userId }: Member) =>
  db.row<CvImportRow>(sql`
    select id, created_at, proposal from cv_imports
    where user_id = ${userId} and proposal is not null order by created_at desc, id desc limit 1`)

/** For the job, of everybody. */
export const deleteReadings = (db: Db, before: Date) => deleteInBatches(db, 'cv_imports', sql`created_at <= ${before}`)

export const erasePerson = (db: Db, { id }: ErasedPerson) => db.run(sql`delete from cv_imports where user_id = ${id}`)
