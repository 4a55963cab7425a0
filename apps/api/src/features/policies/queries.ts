import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { HolidayRow, VersionRow } from './rows.ts'

const VERSION = sql`
  policies.id, policies.place, key, value, from_day::text, reason, policies.created_at, withdrawn_at,
  setter.name as by, withdrawer.name as withdrawn_by
  from policies left join staff setter on setter.id = set_by left join staff withdrawer on withdrawer.id = withdrawn_by`

export const allVersions = (db: Db) => db.rows<VersionRow>(sql`select ${VERSION} order by place`)

export const versionsOf = (db: Db, key: PolicyKey, cursor: number | undefined, limit: number) =>
  db.rows<VersionRow>(sql`
    select ${VERSION} where key = ${key} ${cursor ? sql`and place < ${cursor}` : sql.empty}
    order by place desc limit ${limit + 1}`)

/** Serialises the changes of all numbers, until the transaction ends: some are validated together. */
export const lockPolicies = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtextextended('policies', 0))`)

export type NewVersion = {
  id: string
  key: PolicyKey
  value: number
  from_day: string
  reason: string
  set_by: string
}
export const insertVersion = (db: Db, newVersion: NewVersion, now: Date) =>
  db.run(sql`
    insert into policies (id, key, value, from_day, reason, set_by, created_at)
    values (${newVersion.id}, ${newVersion.key}, ${newVersion.value}, ${newVersion.from_day}, ${newVersion.reason}, ${newVersion.set_by}, ${now})`)

export const withdrawVersion = (db: Db, id: string, staffId: string, now: Date) =>
  db.run(sql`
    update policies set withdrawn_at = ${now}, withdrawn_by = ${staffId} where id = ${id} and withdrawn_at is null`)

const MAX_HOLIDAYS = 300
export const holidayRows = (db: Db) =>
  db.rows<HolidayRow>(sql`
    select day::text, name_ar, name_en, staff.name as by from public_holidays
    left join staff on staff.id = added_by order by day desc limit ${MAX_HOLIDAYS}`)

export const insertHoliday = async (db: Db, omit: Omit<HolidayRow, 'by'>, staffId: string, now: Date) =>
  (await db.run(sql`
    insert into public_holidays (day, name_ar, name_en, added_by, created_at)
    values (${omit.day}, ${omit.name_ar}, ${omit.name_en}, ${staffId}, ${now}) on conflict (day) do nothing`)) === 1

export const deleteHoliday = (db: Db, day: string) =>
  db.row<{ name_ar: string; name_en: string }>(
    sql`delete from public_holidays where day = ${day} returning name_ar, name_en`,
  )
