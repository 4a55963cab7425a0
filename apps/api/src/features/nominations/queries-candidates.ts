import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { OPEN_CASES } from '@fareeq/domain/bans/states.ts'
import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import { PASSED, STANDING } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { CONTRACT, standsNow } from './queries-standing.ts'
import { NEWEST_INTERVIEW } from './queries.ts'
import type { CompanyRefusal, NominationElsewhere, StandingRow } from './rows.ts'

/** Who of these is proposed for the request already. */
export const nominatedOf = async (db: Db, projectId: string, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ talent_id: string }>(sql`
        select talent_id from nominations where project_id = ${projectId} and talent_id = any(${ids}::uuid[])
          and state in (${sql.literals(STANDING)})`)
    ).map(({ talent_id }) => talent_id),
  )

/** Whom of these somebody of the client's company did not want, for which request and why, newest first. */
export const refusalsOf = (db: Db, clientId: string, ids: readonly string[]) =>
  db.rows<CompanyRefusal>(sql`
    select talent_id, project_id, product_name as project_name, nominations.updated_at as at, pass_tag as tag,
      pass_reason as reason
    from nominations join client_projects on client_projects.id = project_id
    where client_id in ${colleaguesOf(clientId)} and talent_id = any(${ids}::uuid[]) and state in (${sql.literals(PASSED)})
    order by nominations.id desc`)

/** Other current nominations of these people. */
export const elsewhereOf = (db: Db, projectId: string, ids: readonly string[], lang: Lang, now: Date) =>
  db.rows<NominationElsewhere>(sql`
    select nominations.id, talent_id, project_id, product_name as project_name, name_for(users, ${lang}) as client_name,
      nominations.state, ${NEWEST_INTERVIEW} as interview_id
    from nominations join client_projects on client_projects.id = project_id join users on users.id = client_id
      ${CONTRACT}
    where talent_id = any(${ids}::uuid[]) and project_id <> ${projectId} and ${standsNow(now)}
    order by nominations.id desc`)

/** What selection, contracts and ban cases know of these people. */
export const standingsOf = (db: Db, ids: readonly string[], lang: Lang) =>
  db.rows<StandingRow>(sql`
    select talents.id as talent_id, selections.state as selection,
      exists (select 1 from ban_cases where ban_cases.talent_id = talents.id and state in (${sql.literals(OPEN_CASES)}))
        as has_open_case, (
        select json_build_object('id', contracts.id, 'client_name', name_for(users, ${lang}), 'availability', availability,
          'end_day', least(end_day, contracts.early_end))
        from contracts join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
          join users on users.id = contracts.client_id
        where contracts.talent_id = talents.id and contracts.state in (${sql.literals(RUNNING)})
        order by least(end_day, contracts.early_end) desc limit 1) as contract
    from unnest(${ids}::uuid[]) as talents (id) left join selections on selections.talent_id = talents.id`)

/** What these ask for, in whole dollars a month. */
export const salariesOf = (db: Db, ids: readonly string[]) =>
  db.rows<{ user_id: string; full_time: number | null; part_time: number | null }>(sql`
    select user_id, salary_full_time as full_time, salary_part_time as part_time from talent_profiles
    where user_id = any(${ids}::uuid[])`)
