import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { STANDING } from '@fareeq/domain/offers/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { AcceptedInterviewRow } from './rows.ts'

const accepted = (lang: Lang): Sql => sql`
  select interviews.id as interview_id, interviews.project_id, product_name as project_name, interviews.talent_id,
    client_projects.client_id, name_for(talent, ${lang}) as talent,
    coalesce(company_of(owner), name_for(owner, ${lang})) as company, talent.country as talent_country,
    talent_profiles.role, talent_profiles.experience_months, interviews.terms, interview_feedback.at as accepted_at,
    exists (select from contracts where contracts.interview_id = interviews.id) as has_contract
  from interview_feedback join interviews on interviews.id = interview_feedback.interview_id
    join client_projects on client_projects.id = interviews.project_id
    join users as talent on talent.id = interviews.talent_id join users as owner on owner.id = client_projects.client_id
    left join talent_profiles on talent_profiles.user_id = interviews.talent_id
  where interview_feedback.action = 'accepted'`

/** Of the company, or any for staff: null. */
const reachOf = (viewer: Client | null): Sql =>
  viewer ? sql`client_projects.client_id in ${colleaguesOf(viewer.userId)}` : sql`true`

/** An interview after which the company said yes. */
export const acceptedInterview = (db: Db, viewer: Client | null, interviewId: string, lang: Lang) =>
  db.row<AcceptedInterviewRow>(sql`${accepted(lang)} and interviews.id = ${interviewId} and ${reachOf(viewer)}`)

/** Whether such an interview is there for this viewer, accepted or not. */
export const hasInterview = async (db: Db, viewer: Client | null, interviewId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (
        select from interviews join client_projects on client_projects.id = project_id
        where interviews.id = ${interviewId} and ${reachOf(viewer)}) as found`)
  ).found

/** Those who were accepted and were offered nothing yet, the longest first. */
export const awaitingOffers = (db: Db, viewer: Client | null, lang: Lang) =>
  db.rows<AcceptedInterviewRow>(sql`
    ${accepted(lang)} and ${reachOf(viewer)}
      and not exists (select from contracts where contracts.interview_id = interviews.id)
      and not exists (select from offers where offers.interview_id = interviews.id)
    order by interview_feedback.at, interviews.id limit 100`)

/** Those who were accepted and have no contract, the longest first; without those whose offer has come to nothing. */
export const awaitingContracts = (db: Db, lang: Lang) =>
  db.rows<AcceptedInterviewRow>(sql`
    ${accepted(lang)}
      and not exists (select from contracts where contracts.interview_id = interviews.id)
      and (not exists (select from offers where offers.interview_id = interviews.id)
        or exists (select from offers where offers.interview_id = interviews.id
          and offers.state in (${sql.literals(STANDING)})))
    order by interview_feedback.at, interviews.id limit 100`)
