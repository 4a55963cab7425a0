import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { ReminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import { SETTLED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { wasNotified } from '../notifications/queries.ts'

export type Reminded = { id: string; first_name: string; is_unfinished: boolean }

/** Talents with an unfinished application, or with availability and salary that were not confirmed for long. */
export const talentsToRemind = (db: Db, cutoffs: ReminderCutoffs, limit: number) =>
  db.rows<Reminded>(sql`
    select users.id, first_name, step < ${TALENT_STEP.profile} as is_unfinished
    from users left join talent_profiles as profile on profile.user_id = users.id
    where type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null
      and case when step < ${TALENT_STEP.profile}
        then greatest(users.updated_at, profile.updated_at) < ${cutoffs.idleSince}
        else coalesce(terms_at, profile.updated_at) < ${cutoffs.termsSince} and not unavailable
          and hiring_status <> all(${SETTLED}) end
      and not ${wasNotified('reminders', cutoffs.remindedSince, cutoffs.max)}
    order by users.id limit ${limit}`)
