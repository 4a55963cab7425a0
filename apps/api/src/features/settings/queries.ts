import type { Settings } from '@fareeq/domain/settings/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'

export const settingsOf = (db: Db, { userId }: Member) =>
  db.one<Settings>(sql`select lang, timezone, digits from users where id = ${userId}`)

export type SessionRow = { id: string; user_agent: string | null; created_at: Date; expires_at: Date }

/** The newest first. */
export const sessionsOf = (db: Db, { userId }: Pick<Member, 'userId'>, now: Date) =>
  db.rows<SessionRow>(sql`
    select id, user_agent, created_at, expires_at from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > ${now} order by created_at desc, id desc`)
