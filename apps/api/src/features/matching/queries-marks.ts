import { CLOSED, RUNNING } from '@fareeq/domain/contracts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Mark } from '@fareeq/domain/matching/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { openTicketOf } from '../tickets/queries-opening.ts'
import type { MarkCursor, MarksOfRow } from './rows.ts'

export const marksOf = async (db: Db, projectId: string, talentIds: readonly string[]): Promise<Map<string, Mark>> =>
  new Map(
    (
      await db.rows<MarksOfRow>(sql`
        select talent_id, mark from talent_marks
        where project_id = ${projectId} and talent_id = any(${talentIds}::uuid[])`)
    ).map(({ talent_id, mark }) => [talent_id, mark]),
  )

/** Literals: the life of nominations stands above this feature. `app-lives.test.ts` compares them. */
export const EXPIRING_NOMINATION = sql`state in ('reserved', 'in_interview')`
export const ACCEPTED_NOMINATION = sql`state = 'accepted'`

/** Of a row of `nominations`: accepted, and by its contract somebody works or did, whose terms count from then on. */
export const IS_HIRED = sql`(nominations.${ACCEPTED_NOMINATION} and exists (
  select from contracts where contracts.project_id = nominations.project_id
    and contracts.talent_id = nominations.talent_id and contracts.state in (${sql.literals([...RUNNING, ...CLOSED])})))`

/** Current nominations for the request, and whether the salary is shown for them. */
export const nominatedAmong = async (db: Db, projectId: string, talentIds: readonly string[], now: Date) =>
  new Map(
    (
      await db.rows<{ talent_id: string; unlocked: boolean }>(sql`
        select talent_id, salary_unlocked_at is not null and not ${IS_HIRED} as unlocked from nominations
        where project_id = ${projectId} and talent_id = any(${talentIds}::uuid[])
          and (${ACCEPTED_NOMINATION} or (${EXPIRING_NOMINATION} and expires_at > ${now}))`)
    ).map(({ talent_id, unlocked }) => [talent_id, { unlocked }]),
  )

/** An unchanged mark keeps its position. */
export const saveMark = (db: Db, projectId: string, talentId: string, mark: Mark, now: Date) =>
  db.run(sql`
    insert into talent_marks (project_id, talent_id, mark, at) values (${projectId}, ${talentId}, ${mark}, ${now})
    on conflict (project_id, talent_id) do update set mark = excluded.mark, at = excluded.at
    where talent_marks.mark <> excluded.mark`)

export const deleteMark = (db: Db, projectId: string, talentId: string) =>
  db.run(sql`delete from talent_marks where project_id = ${projectId} and talent_id = ${talentId}`)

/** Last marked first. The time is passed as text, because a Date would lose its microseconds. */
export const markedAfter = (db: Db, projectId: string, mark: Mark, after: MarkCursor | null, limit: number) =>
  db.rows<MarkCursor>(sql`
    select talent_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from talent_marks
    where project_id = ${projectId} and mark = ${mark}
      and (${after?.at ?? null}::timestamptz is null
        or (talent_marks.at, talent_id) < (${after?.at ?? null}::timestamptz, ${after?.talent_id ?? null}::uuid))
    order by talent_marks.at desc, talent_id desc limit ${limit + 1}`)

export const markCounts = (db: Db, projectId: string) =>
  db.one<{ saved: number; shortlisted: number }>(sql`
    select count(*) filter (where mark = 'saved')::int as saved,
      count(*) filter (where mark = 'shortlisted')::int as shortlisted
    from talent_marks where project_id = ${projectId}`)

export const shortlistedNames = (db: Db, projectId: string, lang: Lang) =>
  db.rows<{ id: string; name: string; role: string | null }>(sql`
    select users.id, name_for(users, ${lang}) as name, profile.role
    from talent_marks join users on users.id = talent_id left join talent_profiles as profile on user_id = users.id
    where project_id = ${projectId} and mark = 'shortlisted' order by talent_marks.at, users.id`)

/** By when the account manager answers. */
export const shortlistDue = async (db: Db, projectId: string): Promise<Date | null> =>
  (await openTicketOf(db, 'shortlist', projectId))?.due_at ?? null
