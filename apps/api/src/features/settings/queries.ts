import type { Settings } from '@fareeq/domain/settings/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'

export const settingsOf = (db: Db, { userId }: Member) =>
  db.one<Settings>(sql`select lang, timezone, digits from users where id = ${userId}`)
