import type { ContactKind, Side } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { filesIn } from './queries-files.ts'
import type { Reader } from './queries-contexts.ts'
import type { ConversationContext, HeldRow } from './rows.ts'

type NewHeldMessage = {
  id: string
  userId: string
  side: Side
  text: string
  kinds: readonly ContactKind[]
  byMail: boolean
  refusedFiles: readonly string[]
  at: Date
}

/** Outside the order of the thread, which colleagues look at next. */
export async function insertHeld(db: Db, about: ConversationContext, message: NewHeldMessage): Promise<void> {
  const { at } = message
  await db.run(sql`
    insert into conversations (id, kind, talent_id, client_id, last_seq, last_at, review_at, created_at)
    values (${about.id}, ${about.kind}, ${about.talent_id}, ${about.client_id}, 0, ${at}, ${at}, ${at})
    on conflict (id) do update set review_at = coalesce(conversations.review_at, ${at})`)
  await db.also(sql`
    insert into conversation_held_messages (id, conversation_id, user_id, side, text, kinds, by_mail, refused_files, at)
    values (${message.id}, ${about.id}, ${message.userId}, ${message.side}, ${message.text}, ${[...message.kinds]},
      ${message.byMail}, ${[...message.refusedFiles]}, ${at})`)
}

const MAX_HELD = 20
const PLACE = { message: sql`held.id`, about: sql`held.conversation_id` }

/** Its writer reads it, and colleagues; the newest, in their order. */
export const heldOf = (db: Db, reader: Reader, id: string, lang: Lang) =>
  db.rows<HeldRow>(sql`
    select * from (
      select held.id, side, name_for(users, ${lang}) as name, text, kinds, ${filesIn(PLACE)} as files, at, kept_at, kept_note,
        ${reader.kind === 'staff' ? sql`false` : sql`held.user_id = ${reader.userId}`} as is_mine
      from conversation_held_messages as held join users on users.id = user_id
      where conversation_id = ${id} and ${reader.kind === 'staff' ? sql`true` : sql`user_id = ${reader.userId}`}
      order by held.id desc limit ${MAX_HELD}) as newest
    order by id`)
