import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { wipeMentions } from './messages/queries.ts'

/** Whose data is erased: an account, and the addresses by which a visitor without one is known. */
export type ErasedPerson = { id: string; email: string; phone: string | null }

export async function erasePerson(db: Db, { id, email, phone }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from sessions where user_id = ${id}`)
  await db.run(sql`delete from messages where to_address = any(${[email, ...(phone ? [phone] : [])]})`)
  await wipeMentions(db, id)
  await db.run(sql`delete from idempotency_keys where owner = ${id}`)
  await db.run(sql`delete from events where user_id = ${id}`)
}

/** Keys of the files to delete. */
export const dropFiles = async (db: Db, { id }: ErasedPerson, now: Date): Promise<string[]> =>
  (
    await db.rows<{ storage_key: string }>(sql`
      update files set deleted_at = ${now}, name = '' where owner_id = ${id} and deleted_at is null
      returning storage_key`)
  ).map(({ storage_key }) => storage_key)
