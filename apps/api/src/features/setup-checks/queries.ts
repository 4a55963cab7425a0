import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BusinessFacts, PublishedCount } from './rows.ts'

/** What the business has entered so far; `today` is a day in Riyadh. */
export const businessFacts = (db: Db, today: string) =>
  db.one<BusinessFacts>(sql`
    select (select count(*)::int from staff where active and 'admin' = any(roles)) as admins,
      array(select distinct role from staff, unnest(roles) as role where active order by role) as roles,
      (select count(*)::int from public_holidays where day > ${today}) as holidays_ahead,
      (select count(*)::int from meeting_hosts join staff on staff.id = staff_id
        where meeting_hosts.active and staff.active) as hosts,
      exists (select from policies where set_by is not null) as policies_changed`)

export const publishedCounts = (db: Db) =>
  db.rows<PublishedCount>(sql`select kind, count(*)::int as count from site_items where published group by kind`)
