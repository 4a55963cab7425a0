import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import type { StoredAnswer } from '@fareeq/domain/recruiter/schema-stored.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecruiterMessageRow, RecruiterMessageKey } from './rows.ts'

export const messagesOf = (db: Db, conversationId: string) =>
  db.rows<RecruiterMessageRow>(sql`
    select id, seq, author, user_id, text, lang, sentences, blocks, choices, unread, question, created_at
    from recruiter_messages where conversation_id = ${conversationId} order by seq`)

/** A message that was sent before; of another conversation it is none. */
export const messageByKey = (db: Db, conversationId: string, id: string) =>
  db.row<RecruiterMessageKey>(sql`
    select seq from recruiter_messages where id = ${id} and conversation_id = ${conversationId}`)

export type PersonMessage = {
  readonly id: string
  readonly conversation_id: string
  readonly seq: number
  readonly user_id: string | null
  readonly text: string
  readonly lang: Lang
}

export const insertPersonMessage = (db: Db, message: PersonMessage, now: Date) =>
  db.run(sql`
    insert into recruiter_messages (id, conversation_id, seq, author, user_id, text, lang, created_at)
    values (${message.id}, ${message.conversation_id}, ${message.seq}, 'person', ${message.user_id}, ${message.text},
      ${message.lang}, ${now})`)

export type AnswerMessage = StoredAnswer & {
  readonly id: string
  readonly conversation_id: string
  readonly seq: number
  readonly lang: Lang
  readonly unread: readonly string[]
  readonly question: Question | null
}

export const insertAnswer = (db: Db, answer: AnswerMessage, now: Date) =>
  db.run(sql`
    insert into recruiter_messages (id, conversation_id, seq, author, lang, sentences, blocks, choices, unread, question,
      created_at)
    values (${answer.id}, ${answer.conversation_id}, ${answer.seq}, 'recruiter', ${answer.lang},
      ${JSON.stringify(answer.sentences)}, ${JSON.stringify(answer.blocks)}, ${JSON.stringify(answer.choices)},
      ${JSON.stringify(answer.unread)}, ${answer.question}, ${now})`)

export const insertSuggestions = (db: Db, messageId: string, talentIds: readonly string[], now: Date) =>
  db.also(sql`
    insert into recruiter_suggestions (message_id, talent_id, place, suggested_at)
    select ${messageId}, id, place, ${now} from unnest(${[...talentIds]}::uuid[]) with ordinality as suggested (id, place)
    on conflict do nothing`)
