import { ASSESSMENT_FACTS, ASSESSMENT_KINDS } from '@fareeq/domain/assessments/limits.ts'
import { PASSED } from '@fareeq/domain/assessments/states.ts'
import { ENDED } from '@fareeq/domain/contracts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CompanyLinesRow, ContractDaysRow, PassedAttemptRow, TalentReferenceRow } from './rows.ts'

const SCORED = ASSESSMENT_KINDS.filter((kind) => ASSESSMENT_FACTS[kind].is_scored)

/** The last pass of each assessment; `questions` of a video set are its answers. */
export const passedAttemptsOf = (db: Db, ids: readonly string[]) =>
  db.rows<PassedAttemptRow>(sql`
    select distinct on (user_id, assessment_id) user_id as talent_id, id as attempt_id, assessment_id, kind, score,
      coalesce(submitted_at, ended_at) as at /* not null */, answers.questions, answers.written, (
        select count(distinct position)::int from assessment_videos
        where attempt_id = attempts.id and arrived_at is not null) as recordings
    from assessment_attempts as attempts
    cross join lateral (
      select count(*)::int as questions,
        (count(*) filter (where trim(coalesce(answer ->> 'written', '')) <> ''))::int as written
      from assessment_answers where attempt_id = attempts.id
    ) as answers
    where user_id = any(${ids}::uuid[]) and state in (${sql.literals(PASSED)}) and kind in (${sql.literals(SCORED)})
    order by user_id, assessment_id, id desc`)

/** Of each contract that ran to its last day, all its terms together. */
export const contractDaysOf = (db: Db, ids: readonly string[]) =>
  db.rows<ContractDaysRow>(sql`
    select talent_id, sum(end_day - start_day + 1)::int as days /* not null */
    from contracts join contract_terms on contract_id = contracts.id
    where talent_id = any(${ids}::uuid[]) and state in (${sql.literals(ENDED)})
    group by contracts.id, talent_id`)

/** What companies wrote of them at the end of a contract, where they show it. */
export const visibleReferencesOf = (db: Db, ids: readonly string[]) =>
  db.rows<TalentReferenceRow>(sql`
    select work_references.talent_id, for_companies as line /* not null */, reply, written_at,
      case when is_named then company_of(client) end as company
    from work_references join contracts on contracts.id = contract_id join users as client on client.id = client_id
    where work_references.talent_id = any(${ids}::uuid[]) and shown_at is not null and for_companies is not null
    order by written_at desc`)

/** What colleagues wrote for companies, the newest of each; what they wrote for one another is not read here. */
export const companyLinesOf = (db: Db, ids: readonly string[]) =>
  db.rows<CompanyLinesRow>(sql`
    select talents.id as talent_id, evaluation.company_line as evaluation, evaluation.updated_at as evaluated_at,
      meeting.company_line as interview, meeting.starts_at as interviewed_at,
      (select max(history_checked_at) from selection_evaluations where talent_id = talents.id) as history_checked_at
    from unnest(${ids}::uuid[]) as talents (id)
    left join lateral (
      select company_line, updated_at from selection_evaluations
      where talent_id = talents.id and company_line is not null order by updated_at desc limit 1
    ) as evaluation on true
    left join lateral (
      select company_line, starts_at from selection_meetings
      where talent_id = talents.id and company_line is not null order by starts_at desc limit 1
    ) as meeting on true`)
