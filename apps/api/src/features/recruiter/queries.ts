import type { Audience, Question } from '@fareeq/domain/recruiter/limits.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { Screen } from '@fareeq/domain/recruiter/schema-stored.ts'
import type { DialogueState } from '@fareeq/domain/recruiter/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { ConversationCount, RecruiterConversationRow, RecruiterSummaryRow } from './rows.ts'

/** Whose conversations they are: an account's, or those of a browser. */
export type Owner =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly hash: Buffer }

const isOwn = (owner: Owner): Sql => {
  switch (owner.kind) {
    case 'user':
      return sql`conversation.user_id = ${owner.userId}`
    case 'visitor':
      return sql`conversation.visitor_hash = ${owner.hash}`
  }
}

/** One's own, and what colleagues of the company share. */
const isOpenTo = (owner: Owner): Sql =>
  owner.kind === 'user'
    ? sql`(${isOwn(owner)} or (conversation.is_shared and conversation.user_id in ${colleaguesOf(owner.userId)}))`
    : isOwn(owner)

const SUMMARY = (owner: Owner): Sql => sql`
  conversation.id, conversation.title, conversation.audience, conversation.is_shared, ${isOwn(owner)} as is_own /* not null */,
  conversation.updated_at`

const COLUMNS = (owner: Owner): Sql => sql`
  ${SUMMARY(owner)}, conversation.user_id, conversation.project_id, conversation.is_titled,
  conversation.timezone, conversation.state, conversation.requirement, conversation.asked, conversation.question,
  conversation.shown, conversation.messages`

export const conversationsOf = (db: Db, owner: Owner, limit: number) =>
  db.rows<RecruiterSummaryRow>(sql`
    select ${SUMMARY(owner)} from recruiter_conversations as conversation where ${isOpenTo(owner)} and messages > 0
    order by conversation.updated_at desc, conversation.id desc limit ${limit}`)

export const conversationOf = (db: Db, owner: Owner, id: string) =>
  db.row<RecruiterConversationRow>(sql`
    select ${COLUMNS(owner)} from recruiter_conversations as conversation
    where conversation.id = ${id} and ${isOpenTo(owner)}`)

/** Row lock: messages of one conversation are answered one after the other. */
export const lockConversation = (db: Db, owner: Owner, id: string) =>
  db.row<RecruiterConversationRow>(sql`
    select ${COLUMNS(owner)} from recruiter_conversations as conversation
    where conversation.id = ${id} and ${isOpenTo(owner)} for update`)

export const countConversations = (db: Db, owner: Owner) =>
  db.one<ConversationCount>(sql`
    select count(*)::int as count from recruiter_conversations as conversation where ${isOwn(owner)}`)

export type NewConversation = {
  readonly id: string
  readonly audience: Audience
  readonly owner: Owner
  readonly project_id: string | null
  readonly timezone: string | null
  readonly requirement: Requirement
}

export const insertConversation = (db: Db, conversation: NewConversation, now: Date) => {
  const { id, audience, owner, project_id, timezone, requirement } = conversation
  return db.run(sql`
    insert into recruiter_conversations (id, audience, user_id, visitor_hash, project_id, timezone,
      state, requirement, created_at, updated_at)
    values (${id}, ${audience}, ${owner.kind === 'user' ? owner.userId : null},
      ${owner.kind === 'visitor' ? owner.hash : null}, ${project_id},
      ${timezone}, 'listening', ${JSON.stringify(requirement)}, ${now}, ${now})`)
}

export type Progress = {
  readonly state: DialogueState
  readonly requirement: Requirement
  readonly asked: readonly Question[]
  readonly question: Question | null
  readonly shown: Screen | null
  readonly title: string
  readonly messages: number
}

export const saveProgress = (db: Db, id: string, progress: Progress, now: Date) =>
  db.run(sql`
    update recruiter_conversations set state = ${progress.state}, requirement = ${JSON.stringify(progress.requirement)},
      asked = ${[...progress.asked]}, question = ${progress.question},
      shown = ${progress.shown && JSON.stringify(progress.shown)},
      title = case when is_titled then title else ${progress.title} end, messages = ${progress.messages}, updated_at = ${now}
    where id = ${id}`)

export const saveTitle = (db: Db, id: string, title: string) =>
  db.also(sql`update recruiter_conversations set title = ${title}, is_titled = true where id = ${id}`)

export const saveSharing = (db: Db, id: string, isShared: boolean) =>
  db.also(sql`update recruiter_conversations set is_shared = ${isShared} where id = ${id}`)

export const saveProject = (db: Db, id: string, projectId: string) =>
  db.also(sql`update recruiter_conversations set project_id = ${projectId} where id = ${id}`)

export const deleteConversation = (db: Db, id: string) =>
  db.run(sql`delete from recruiter_conversations where id = ${id}`)

/** A visitor’s conversations become those of the account they signed in with, as if they had been begun there. */
export const adoptConversations = (db: Db, hash: Buffer, userId: string, audience: Audience) =>
  db.run(sql`
    update recruiter_conversations set visitor_hash = null, user_id = ${userId}, audience = ${audience}
    where visitor_hash = ${hash}`)

/** What somebody wrote goes with them; what was suggested of them, too. */
export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from recruiter_suggestions where talent_id = ${id}`)
  await db.run(sql`delete from recruiter_conversations where user_id = ${id}`)
  await db.run(sql`update recruiter_messages set text = '' where user_id = ${id}`)
}

export const forgetConversations = (db: Db, visitorsBefore: Date, before: Date, limit: number) =>
  db.run(sql`
    delete from recruiter_conversations where id in (
      select id from recruiter_conversations
      where updated_at < ${before} or (visitor_hash is not null and updated_at < ${visitorsBefore})
      order by updated_at limit ${limit})`)
