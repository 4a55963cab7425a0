import type { List } from '@fareeq/domain/notifications/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'

export type Way = 'page' | 'one_click' | 'settings'
type Change = { list: List; subscribed: boolean; way: Way; comment?: string }

export const recordChange = (db: Db, userId: string, { list, subscribed, way, comment }: Change, now: Date) =>
  db.also(sql`
    insert into subscription_changes (id, user_id, list, subscribed, way, comment, at)
    values (${newId(now)}, ${userId}, ${list}, ${subscribed}, ${way}, ${comment ?? null}, ${now})`)
