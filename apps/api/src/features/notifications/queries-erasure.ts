import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const NAME = sql`users.first_name || ' ' || users.last_name`
const SECOND_NAME = sql`coalesce(users.second_first_name || ' ' || users.second_last_name, '')`
const nameless = (title: Sql, word: string) =>
  sql`replace(replace(${title}, ${NAME}, ${word}), ${SECOND_NAME}, ${word})`

/** Notices of others that name the person. While `users` still has the name, by which they are found. */
const forgetMentions = (db: Db, id: string) =>
  db.also(sql`
    update notices set title_ar = ${nameless(sql`title_ar`, CLOSED_ACCOUNT.ar)},
      title_en = ${nameless(sql`title_en`, CLOSED_ACCOUNT.en)}
    from users
    where users.id = ${id} and exists (
      select from unnest(array[${NAME}, ${SECOND_NAME}]) as word
      where word ~ '\\S' and strpos(title_ar || title_en, word) > 0)`)

export async function erasePerson(db: Db, { id, email, phone }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from notification_choices where user_id = ${id}`)
  await db.run(sql`delete from notices where user_id = ${id}`)
  await forgetMentions(db, id)
  await db.run(sql`delete from subscription_changes where user_id = ${id}`)
  await db.run(sql`delete from address_troubles where address = any(${[email, ...(phone ? [phone] : [])]})`)
}
