import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { ASSESSED } from '@fareeq/domain/selections/states.ts'
import { SETTLED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { hasPassed } from '../talents/queries-profile.ts'
import type { MilestoneRow } from './rows.ts'

/** Talents for whom something of the way in happened since then. */
export const milestoneRows = (db: Db, since: Date) =>
  db.rows<MilestoneRow>(sql`
    select users.id, first_name, email_verified_at as joined_at, phone_verified_at, due_at,
      case when step >= ${TALENT_STEP.profile} and state in (${sql.literals(ASSESSED)}) then entered_at end as finished_at,
      case when ${hasPassed(sql`users.id`)} and due_at is not null and state not in (${sql.literals(ASSESSED)})
        then entered_at end as verified_at,
      coalesce((select json_object_agg(path, created_at) from notices
        where notices.user_id = users.id and kind = 'milestones'), '{}') as mailed
    from users left join talent_profiles on talent_profiles.user_id = users.id
      left join selections on talent_id = users.id
    where type = ${TALENT} and ${IS_ACTIVE} and coalesce(hiring_status <> all(${SETTLED}), true)
      and greatest(email_verified_at, phone_verified_at, entered_at) > ${since} and email_verified_at is not null
    order by users.id`)
