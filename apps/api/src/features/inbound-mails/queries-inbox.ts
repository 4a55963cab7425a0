import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { InboxPosition } from './rows.ts'

/** After which mail to go on; from the beginning where UIDs mean something else than before. */
export const startPosition = (db: Db, name: string, uidValidity: string) =>
  db.one<InboxPosition>(sql`
    insert into inboxes as known (name, uid_validity, last_uid) values (${name}, ${uidValidity}, 0)
    on conflict (name) do update set uid_validity = ${uidValidity},
      last_uid = case when known.uid_validity = ${uidValidity} then known.last_uid else 0 end,
      stuck_uid = case when known.uid_validity = ${uidValidity} then known.stuck_uid end
    returning last_uid::float8 as last_uid, stuck_uid::float8 as stuck_uid, attempts`)

/** Never back: two processes may read the same mailbox. */
export const saveTaken = (db: Db, name: string, uid: number) =>
  db.run(
    sql`update inboxes set last_uid = greatest(last_uid, ${uid}), stuck_uid = null, attempts = 0 where name = ${name}`,
  )

export const saveAttempt = (db: Db, name: string, uid: number, attempts: number) =>
  db.run(sql`update inboxes set stuck_uid = ${uid}, attempts = ${attempts} where name = ${name}`)

export const saveInboxRead = (db: Db, name: string, at: Date) =>
  db.run(sql`update inboxes set read_at = ${at}, failed_at = null where name = ${name}`)

/** Also of a mailbox that was never opened. */
export const saveInboxFailure = (db: Db, name: string, at: Date) =>
  db.run(sql`
    insert into inboxes (name, uid_validity, last_uid, failed_at) values (${name}, '', 0, ${at})
    on conflict (name) do update set failed_at = excluded.failed_at`)
