import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { SettingsRow } from './rows.ts'

export const settingsOf = (db: Db, { userId }: Member) =>
  db.one<SettingsRow>(sql`select lang, timezone, digits from users where id = ${userId}`)
