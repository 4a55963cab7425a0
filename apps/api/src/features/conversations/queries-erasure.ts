import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** What is about a talent goes with them; of a company what they wrote is blanked, so that the others keep its order. */
export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from conversations where talent_id = ${id}`)
  await db.run(sql`
    delete from conversation_files where message_id in (
      select id from conversation_messages where user_id = ${id}
      union all select id from conversation_held_messages where user_id = ${id})`)
  await db.run(sql`delete from conversation_reports where reporter_id = ${id}`)
  await db.run(sql`
    delete from conversation_reports where message_id in (select id from conversation_messages where user_id = ${id})`)
  await db.run(sql`delete from conversation_held_messages where user_id = ${id}`)
  await db.run(sql`
    update conversations set review_at = null
    where review_at is not null
      and not exists (select from conversation_held_messages as held where held.conversation_id = conversations.id and kept_at is null)
      and not exists (select from conversation_reports as reports where reports.conversation_id = conversations.id and answered_at is null)`)
  await db.run(sql`delete from conversation_readers where user_id = ${id}`)
  await db.run(sql`update conversation_messages set text = '', refused_files = '{}' where user_id = ${id}`)
}
