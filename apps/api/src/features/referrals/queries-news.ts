import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NewsRow } from './rows.ts'

export const newsRow = (db: Db, id: string) =>
  db.one<NewsRow>(sql`
    select referrer_id, referrer_email, lang, name, amount_usd, void_reason, tests_due_at,
      bonus_due_on::text as bonus_due_on, pay_by
    from referrals where id = ${id}`)
