import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { ActiveUserRow, EndImpersonationRow, ImpersonationRow } from './rows.ts'

export const activeUser = (db: Db, _viewer: Staff, userId: string) =>
  db.row<ActiveUserRow>(sql`select id, type from users where id = ${userId} and ${IS_ACTIVE}`)

type NewImpersonation = {
  id: string
  staff_id: string
  user_id: string
  reason: string
  acts: boolean
  expires_at: Date
}

export const insertImpersonation = (db: Db, impersonation: NewImpersonation, now: Date) =>
  db.also(sql`
    insert into staff_impersonations (id, staff_id, user_id, reason, acts, started_at, expires_at)
    values (${impersonation.id}, ${impersonation.staff_id}, ${impersonation.user_id}, ${impersonation.reason}, ${impersonation.acts}, ${now}, ${impersonation.expires_at})`)

/** One's own only; nothing when it has ended. */
export const endImpersonation = (db: Db, { staffId }: Staff, id: string, now: Date) =>
  db.row<EndImpersonationRow>(sql`
    update staff_impersonations set ended_at = ${now} from users
    where staff_impersonations.id = ${id} and staff_id = ${staffId} and ended_at is null and users.id = user_id
    returning user_id, users.type, acts, reason, started_at,
      (select organisation_id from organisation_members where organisation_members.user_id = users.id) as organisation_id`)

export const sessionsOfImpersonation = (db: Db, impersonationId: string) =>
  db.rows<{ id: string }>(
    sql`select id from sessions where impersonation_id = ${impersonationId} and revoked_at is null`,
  )

/** Keyset pagination, newest first; what was done on behalf of the company is in the company's log. */
export const impersonationsOf = (db: Db, { userId }: Member, before: string | undefined, now: Date, limit: number) =>
  db.rows<ImpersonationRow>(sql`
    select i.id, staff.name as by, i.reason, i.started_at, least(coalesce(i.ended_at, ${now}), i.expires_at) as ended
    from staff_impersonations i join staff on staff.id = i.staff_id
    where i.user_id = ${userId} and not i.acts ${
      before
        ? sql`and (i.started_at, i.id) < (select started_at, id from staff_impersonations where id = ${before} and user_id = ${userId})`
        : sql``
    }
    order by i.started_at desc, i.id desc limit ${limit + 1}`)
