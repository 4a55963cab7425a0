import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { SETTLED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { wasNotified } from '../notifications/queries.ts'
import { hasPassed } from '../talents/queries-profile.ts'
import type { MonthRow } from './rows.ts'

type Span = { from: Date; to: Date; mailedSince: Date }

/** What happened to the finished profiles of talents who look for work; those who have read it are left out. */
export const monthRows = (db: Db, { from, to, mailedSince }: Span, limit: number) =>
  db.rows<MonthRow>(sql`
    select users.id, first_name, phone_verified_at is not null as has_phone,
      ${hasPassed(sql`users.id`)} as verified,
      (select count(distinct viewer)::int from profile_views
        where talent_id = users.id and viewer_kind = 'client' and at >= ${from} and at < ${to}) as companies,
      (select count(*)::int from nominations
        where talent_id = users.id and created_at >= ${from} and created_at < ${to}) as nominations,
      (select count(*)::int from interviews
        where talent_id = users.id and created_at >= ${from} and created_at < ${to}) as requests
    from users join talent_profiles on talent_profiles.user_id = users.id
    where type = ${TALENT} and ${IS_ACTIVE} and email_verified_at < ${from} and step >= ${TALENT_STEP.profile}
      and hiring_status <> all(${SETTLED}) and not ${wasNotified('monthly', mailedSince)}
    order by users.id limit ${limit}`)
