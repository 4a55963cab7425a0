import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { MAX_PER_ROLE } from '@fareeq/domain/talents/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { Showcased } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const ROLE_IDS = ROLES.map(({ id }) => id)

/**
 * Consenting, active (with a verified phone, D-60) and complete profiles. The newest first, a few of each role; a lateral
 * query per role, so that the cost does not grow with their number.
 */
export const showcased = (db: Db, limit: number) =>
  db.rows<Showcased>(sql`
    select role, experience_months, country, time_zone, skills, full_time, part_time, weeks
    from unnest(${ROLE_IDS}::text[]) as known(role)
    cross join lateral (
      select experience_months, country, timezone as time_zone, skills, full_time, part_time, weeks, showcased_at, user_id
      from talent_profiles as profile join users on users.id = user_id
      where showcased and profile.role = known.role
        and type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null and phone_verified_at is not null
        and experience_months is not null and weeks is not null and (full_time or part_time) and skills <> '{}'
        and country is not null and timezone is not null
      order by showcased_at desc, user_id limit ${MAX_PER_ROLE}
    ) as newest
    order by showcased_at desc, user_id limit ${limit}`)

export const isTalent = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from users where id = ${id} and type = ${TALENT} and ${IS_ACTIVE}`)) !== undefined

/** Their projects, experiences, educations and certifications go with the profile, by cascade. */
export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from talent_profiles where user_id = ${id}`)
