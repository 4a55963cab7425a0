import { DEFAULT_MAIL_CHOICE, type MailChoice } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { CONTEXT, PARTIES, partiesIn } from './queries-contexts.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { DueThread, MailChoiceRow, ThreadColleague, ThreadMember, ThreadName, UnreadMessage } from './rows.ts'

const BATCH = 50

/** Locked: another worker takes the next ones. */
export const dueThreads = (db: Db, now: Date) =>
  db.rows<DueThread>(sql`
    select id, kind, talent_id, client_id, last_seq, settled_seq from conversations where tell_at <= ${now}
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

export const mailChoiceOf = async (db: Db, staffId: string): Promise<MailChoice> =>
  (
    await db.row<MailChoiceRow>(sql`
      select choice from conversation_mail_choices where staff_id = ${staffId}`)
  )?.choice ?? DEFAULT_MAIL_CHOICE

export const saveMailChoice = (db: Db, staffId: string, choice: MailChoice) =>
  db.run(sql`
    insert into conversation_mail_choices (staff_id, choice) values (${staffId}, ${choice})
    on conflict (staff_id) do update set choice = excluded.choice`)

/** Colleagues who want to be written to: of this thread, or of all. */
export const colleaguesToTell = (db: Db, id: string) =>
  db.rows<ThreadColleague>(sql`
    select staff.id, staff.name, staff.email, mail_lang as lang, staff.roles, coalesce(choice, ${DEFAULT_MAIL_CHOICE}) as choice,
      written.id is not null as has_written,
      coalesce(read_seq, 0) as read_seq, coalesce(told_seq, 0) as told_seq, told_at
    from staff left join conversation_mail_choices on conversation_mail_choices.staff_id = staff.id
      left join conversation_readers as readers on readers.conversation_id = ${id} and readers.staff_id = staff.id
      left join lateral (select messages.id from conversation_messages as messages
        where messages.conversation_id = ${id} and messages.staff_id = staff.id limit 1) as written on true
    where active and (written.id is not null or choice = 'all')
    order by staff.id`)

type Recipient = { userId: string } | { staffId: string }
export const saveTold = (db: Db, id: string, recipient: Recipient, seq: number, now: Date) =>
  db.also(sql`
    insert into conversation_readers (conversation_id, user_id, staff_id, told_seq, told_at)
    values (${id}, ${'userId' in recipient ? recipient.userId : null}, ${'staffId' in recipient ? recipient.staffId : null}, ${seq}, ${now})
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
