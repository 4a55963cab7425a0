import type { Db } from '../database.ts'
import { sql } from '../sql.ts'

/** Replicas have the cluster's identifier and the database's number of their primary. */
const IDENTITY = sql`concat((select system_identifier from pg_control_system()), '/',
  (select oid from pg_database where datname = current_database()))`

/** Without `synchronous_commit` a commit is acknowledged before it is on the disk, and before it is sent. */
export const primaryPosition = (db: Db) =>
  db.one<{ lsn: string; identity: string }>(sql`
    select coalesce(case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as lsn,
      ${IDENTITY} as identity`)

const progress = (lsn: string) => sql`pg_is_in_recovery() as is_replica, ${IDENTITY} as identity,
  coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as is_replayed`

export const progressOf = (db: Db, lsn: string) =>
  db.one<{ is_replica: boolean; identity: string; is_replayed: boolean }>(sql`select ${progress(lsn)}`)

/** How much is not replayed yet, and since when. */
export const lagOf = (db: Db, lsn: string) =>
  db.one<{ is_replica: boolean; identity: string; is_replayed: boolean; bytes: number; seconds: number }>(sql`
    select ${progress(lsn)},
      coalesce(greatest(0, pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn())), 0)::float8 as bytes,
      case when pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn then 0
        else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 end as seconds`)
