import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/forgetting.ts'

export async function forgetPerson(db: Db, { id, email, phone }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from notification_choices where user_id = ${id}`)
  await db.run(sql`delete from notices where user_id = ${id}`)
  await db.run(sql`delete from subscription_changes where user_id = ${id}`)
  await db.run(sql`delete from address_troubles where address = any(${[email, ...(phone ? [phone] : [])]})`)
}
