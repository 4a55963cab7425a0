import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { CONTEXT, PARTIES, partiesIn } from './queries-contexts.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { DueThread, ThreadMember, ThreadName, UnreadMessage } from './rows.ts'

const BATCH = 50

/** Locked: another worker takes the next ones. */
export const dueThreads = (db: Db, now: Date) =>
  db.rows<DueThread>(sql`
    select id, kind, talent_id, client_id, last_seq from conversations where tell_at <= ${now}
    order by tell_at limit ${BATCH} for update skip locked`)

export const saveTellAt = (db: Db, id: string, at: Date | null) =>
  db.also(sql`update conversations set tell_at = ${at} where id = ${id}`)

/** All members who may take part, by their roles: the talent, and of the company everybody. */
export const membersOf = (
  db: Db,
  { id, talent_id, client_id }: { id: string; talent_id: string; client_id: string | null },
) =>
  db.rows<ThreadMember>(sql`
    select users.id as user_id, organisation_members.role, users.id = ${talent_id} as is_talent,
      users.id in (${talent_id}, ${client_id}::uuid) or exists (select from conversation_messages
        where conversation_id = ${id} and conversation_messages.user_id = users.id) as takes_part,
      coalesce(read_seq, 0) as read_seq, coalesce(told_seq, 0) as told_seq, told_at
    from users left join organisation_members on organisation_members.user_id = users.id
      left join conversation_readers as readers on readers.conversation_id = ${id} and readers.user_id = users.id
    where users.id = ${talent_id} or users.id in ${colleaguesOf(sql`${client_id}::uuid`)}
    order by users.id`)

export const saveTold = (db: Db, id: string, userId: string, seq: number, now: Date) =>
  db.also(sql`
    insert into conversation_readers (conversation_id, user_id, told_seq, told_at)
    values (${id}, ${userId}, ${seq}, ${now})
    on conflict (conversation_id, user_id, staff_id) do update set told_seq = excluded.told_seq, told_at = excluded.told_at`)

export const threadName = (db: Db, id: string, lang: Lang) =>
  db.row<ThreadName>(sql`
    select about.kind, about.label, about.detail, ${partiesIn(lang)} from ${CONTEXT} as about ${PARTIES} where about.id = ${id}`)

/** The newest, in their order. */
export const unreadMessages = (db: Db, id: string, after: number, lang: Lang, limit: number) =>
  db.rows<UnreadMessage>(sql`
    select * from (
      select seq, side, coalesce(name_for(users, ${lang}), staff.name) as name, text
      from conversation_messages left join users on users.id = user_id left join staff on staff.id = staff_id
      where conversation_id = ${id} and seq > ${after} and hidden_at is null order by seq desc limit ${limit}) as newest
    order by seq`)
