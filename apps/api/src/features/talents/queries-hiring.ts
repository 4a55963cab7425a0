import type { HiringStatus } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { hasPassed } from './queries-profile.ts'

/** False when the talent was in none of these states. */
export const saveHiringStatus = async (
  db: Db,
  userId: string,
  from: readonly HiringStatus[],
  to: HiringStatus,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update talent_profiles set hiring_status = ${to}, updated_at = ${now}
    where user_id = ${userId} and hiring_status = any(${from})`)) === 1

/** Creates the missing profile row of a talent who has entered nothing yet, because the status is a column of it. */
export const ensureProfile = (db: Db, userId: string, now: Date) =>
  db.run(sql`insert into talent_profiles (user_id, updated_at) values (${userId}, ${now}) on conflict do nothing`)

export const isVerified = async (db: Db, userId: string): Promise<boolean> =>
  (await db.one<{ passed: boolean }>(sql`select ${hasPassed(sql`${userId}`)} as passed`)).passed
