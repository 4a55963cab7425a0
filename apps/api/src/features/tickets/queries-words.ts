import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

const TICKETS = sql`tickets`

/** What we wrote ourselves is kept in English as well (actions-opening.ts); what somebody else wrote only as it came. */
export const subjectIn = (lang: Lang, table = TICKETS): Sql =>
  lang === 'en' ? sql`coalesce(${table}.data->'english'->>'subject', ${table}.subject)` : sql`${table}.subject`
export const bodyIn = (lang: Lang, table = TICKETS): Sql =>
  lang === 'en' ? sql`coalesce(${table}.data->'english'->>'body', ${table}.body)` : sql`${table}.body`

/** The account's name in the reader's language, unless they signed with another one. */
export const senderIn = (lang: Lang): Sql => sql`
  coalesce((select name_for(users, ${lang}) from users where users.id = tickets.user_id
    and from_name in (name_for(users, 'ar'), name_for(users, 'en'))), name_or_closed(from_name, ${lang}))`
