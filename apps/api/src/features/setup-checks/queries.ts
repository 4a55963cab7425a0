import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BusinessFacts, LastSetupEntry, PublishedCount } from './rows.ts'

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

/** The newest entry of the trail about each service, and about the policies. */
export const lastSetupEntries = (db: Db) =>
  db.rows<LastSetupEntry>(sql`
    select distinct on (subject_id) subject_id, action, at, name
    from audit_entries left join staff on staff.id = actor_id
    where subject_kind = 'setup' order by subject_id, audit_entries.id desc`)

/** Whether its last reading has failed. */
export const isInboxFailed = async (db: Db, name: string): Promise<boolean> =>
  (
    await db.one<{ is_failed: boolean }>(sql`
      select exists (select from inboxes where name = ${name} and failed_at is not null) as is_failed`)
  ).is_failed
