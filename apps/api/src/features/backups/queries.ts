import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Admin, BackupFile, LastBackup } from './rows.ts'

export const insertBackup = (db: Db, id: string, name: string, now: Date) =>
  db.run(sql`insert into backups (id, name, started_at) values (${id}, ${name}, ${now})`)

export const markFinished = (db: Db, id: string, bytes: number, now: Date) =>
  db.run(sql`update backups set finished_at = ${now}, bytes = ${bytes} where id = ${id}`)

export const markFailed = (db: Db, id: string, problem: string) =>
  db.run(sql`update backups set problem = ${problem} where id = ${id}`)

export const markRemoved = (db: Db, id: string, now: Date) =>
  db.run(sql`update backups set removed_at = ${now} where id = ${id}`)

export const presentBackups = (db: Db) =>
  db.rows<BackupFile>(sql`
    select id, name, started_at from backups where finished_at is not null and removed_at is null`)

/** Since when there should have been a backup: the last that succeeded, else the first that was tried. */
export const lastBackup = (db: Db) =>
  db.one<LastBackup>(sql`
    select coalesce(max(started_at) filter (where finished_at is not null), min(started_at)) as since,
      max(told_at) as told_at,
      (array_agg(problem order by started_at desc))[1] as problem
    from backups`)

export const markTold = (db: Db, id: string, now: Date) =>
  db.run(sql`
    insert into backups (id, name, started_at, problem, told_at) values (${id}, '', ${now}, 'late', ${now})`)

export const activeAdmins = (db: Db) =>
  db.rows<Admin>(sql`select email, mail_lang as lang from staff where active and 'admin' = any(roles)`)
