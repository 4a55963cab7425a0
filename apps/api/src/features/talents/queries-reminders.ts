import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ReminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import { SETTLED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { wasNotified } from '../notifications/queries.ts'
import type { Reminded } from './rows.ts'

/** No assessment was begun, nobody invited them to one, and they were not reminded of it before. */
const UNTESTED = sql`(
  not exists (select 1 from assessment_attempts where assessment_attempts.user_id = users.id)
  and not exists (select 1 from selections where talent_id = users.id and invited_at is not null)
  and not exists (select 1 from notices where notices.user_id = users.id and kind = 'reminders'
    and path = ${pathTo('talentAssessments')}))`

/** Talents with an unfinished application, without a first assessment, or with terms that were not confirmed for long. */
export const talentsToRemind = (db: Db, cutoffs: ReminderCutoffs, limit: number) =>
  db.rows<Reminded>(sql`
    select id, first_name, about from (
      select users.id, first_name, case
        when step < ${TALENT_STEP.profile}
          then case when greatest(users.updated_at, profile.updated_at) < ${cutoffs.idleSince} then 'application' end
        when unavailable or hiring_status = any(${SETTLED}) then null
        when ${UNTESTED} and greatest(users.updated_at, profile.updated_at) < ${cutoffs.firstTestSince}
          and greatest(users.updated_at, profile.updated_at) > ${cutoffs.firstTestUntil}
          and not ${wasNotified('reminders', cutoffs.firstTestSince, cutoffs.max)} then 'assessment'
        when coalesce(terms_at, profile.updated_at) < ${cutoffs.termsSince} then 'terms' end as about,
        ${wasNotified('reminders', cutoffs.remindedSince, cutoffs.max)} as was_reminded
      from users left join talent_profiles as profile on profile.user_id = users.id
      where type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null
    ) as talents
    where about is not null and (about = 'assessment' or not was_reminded)
    order by id limit ${limit}`)
