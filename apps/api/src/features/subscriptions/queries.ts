import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { CLIENT_STEP, TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { MIN_COMMON_SKILLS } from '@fareeq/domain/subscriptions/rules.ts'
import { SETTLED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { isSubscribed, wasNotified } from '../notifications/queries.ts'
import type { NewsletterArticle, OpportunityRow } from './rows.ts'

/** A request as a talent may know it: without a name. */
export type Opportunity = {
  role: string
  industry: string | null
  availability: 'full_time' | 'part_time' | null
  duration: number | null
}
type Cutoffs = { mailedSince: Date; openedSince: Date }

/** A request is open from its meeting on. */
const OPENED_AT = sql`coalesce((select min(meetings.created_at) from meetings where meetings.project_id = client_projects.id),
  client_projects.created_at)`

/**
 * Live talents on the list, with the open requests that fit them and that they have not heard of: of their role, or of
 * several of their skills, in a time they have. Whoever is or was nominated for one hears of it as a nomination.
 */
export const opportunityRows = (db: Db, { mailedSince, openedSince }: Cutoffs, max: number) =>
  db.rows<OpportunityRow>(sql`
    with open as (
      select client_projects.*, ${OPENED_AT} as opened_at from client_projects
      where step >= ${CLIENT_STEP.DONE} and contracted_at is null and role is not null
    )
    select users.id, (
      select json_agg(json_build_object('role', role, 'industry', industry, 'availability', availability,
        'duration', duration)) from (
        select open.* from open
        where opened_at > greatest(${openedSince}, (select max(created_at) from notices
            where notices.user_id = users.id and kind = 'opportunities'))
          and (open.role = profile.role or (select count(*) from unnest(open.technologies) as skill
            where skill = any(profile.skills)) >= ${MIN_COMMON_SKILLS})
          and (open.availability is null or (open.availability = 'full_time' and profile.full_time)
            or (open.availability = 'part_time' and profile.part_time))
          and not exists (select 1 from nominations where nominations.project_id = open.id
            and nominations.talent_id = users.id)
        order by open.role = profile.role desc, opened_at desc limit ${max}) as fitting) as opportunities
    from users join talent_profiles as profile on profile.user_id = users.id
    where type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null and step >= ${TALENT_STEP.profile}
      and phone_verified_at is not null and not unavailable and hiring_status <> all(${SETTLED})
      and ${isSubscribed('opportunities')} and not ${wasNotified('opportunities', mailedSince)}
    order by users.id`)

/** Published articles dated in these days, the newest first. */
export const articlesOf = (db: Db, month: string, max: number) =>
  db.rows<NewsletterArticle>(sql`
    select slug, ar ->> 'title' as ar /* not null */, en ->> 'title' as en /* not null */ from site_items
    where kind = 'article' and published and left(data ->> 'published_on', 7) = ${month}
    order by data ->> 'published_on' desc, slug limit ${max}`)

export const newsletterReaders = (db: Db, mailedSince: Date) =>
  db.rows<{ id: string }>(sql`
    select users.id from users
    where ${IS_ACTIVE} and email_verified_at is not null and ${isSubscribed('newsletter')}
      and not ${wasNotified('newsletter', mailedSince)}
    order by users.id`)
