import { INTERVIEW_GROUPS, type InterviewGroup, clockSteps, statesOf } from '@fareeq/domain/interviews/rules.ts'
import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { containsName } from '../../platform/db/name-words.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Member, Staff, Talent } from '../../platform/session.ts'
import { INTERVIEWS, INTERVIEW_COLUMNS } from './queries-reading.ts'
import { reachOf } from './queries.ts'
import type { GroupCounts, InterviewRow } from './rows.ts'

const CLOCK_STEPS = clockSteps()
/** Since it was due, its own feedback days have passed so many times. */
const isDue = (waits: number, now: Date): Sql =>
  waits === 0 ? sql`due_at <= ${now}` : sql`due_at + ${waits}::int * feedback_days * interval '24 hours' <= ${now}`
/** `stateAt` of the rules in SQL. */
const stateAt = (now: Date): Sql =>
  CLOCK_STEPS.reduceRight<Sql>(
    (otherwise, { state, waits, to }) =>
      sql`case when state = ${state} and ${isDue(waits, now)} then ${to} else ${otherwise} end`,
    sql`state`,
  )
const EXPIRING = CLOCK_STEPS.filter(({ expires }) => expires)
const isExpiredAt = (now: Date): Sql =>
  sql`(feedback_expired or ${sql.join(
    EXPIRING.map(({ state, waits }) => sql`(state = ${state} and ${isDue(waits, now)})`),
    ' or ',
  )})`
export const isIn = (states: readonly InterviewState[], now: Date): Sql => sql`${stateAt(now)} = any(${states})`
/** `groupOf` of the rules in SQL. */
export const isInGroup = (group: InterviewGroup, now: Date): Sql =>
  group === 'expired' ? isExpiredAt(now) : sql`(not ${isExpiredAt(now)} and ${isIn(statesOf(group), now)})`
const isPastAt = (now: Date): Sql => isIn(statesOf('past'), now)
const waitsForTalentAt = (now: Date): Sql => sql`(${isIn(statesOf('pending_talent'), now)})`

type ClientPage = PageQuery & { projectId: string | undefined; group: InterviewGroup | undefined }

const ofClient = (viewer: Client, { projectId, group }: Pick<ClientPage, 'projectId' | 'group'>, now: Date): Sql =>
  sql.join(
    [
      reachOf(viewer),
      ...(projectId ? [sql`project_id = ${projectId}`] : []),
      ...(group ? [isInGroup(group, now)] : []),
    ],
    ' and ',
  )

/** Newest first. */
export const interviewsOfClient = (db: Db, viewer: Client, page: ClientPage, now: Date) =>
  db.rows<InterviewRow>(sql`
    ${INTERVIEW_COLUMNS} where ${ofClient(viewer, page, now)} and ${olderThan(sql`interviews.id`, page.cursor)}
    order by interviews.id desc limit ${page.limit + 1}`)

export const countOfClient = async (
  db: Db,
  viewer: Client,
  page: Pick<ClientPage, 'projectId' | 'group'>,
  now: Date,
): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count from ${INTERVIEWS} where ${ofClient(viewer, page, now)}`,
    )
  ).count

/** How many there are in each group, of one request or of all. */
export const groupCountsOfClient = (db: Db, viewer: Client, projectId: string | undefined, now: Date) =>
  db.one<GroupCounts>(sql`
    select ${sql.join(
      INTERVIEW_GROUPS.map((group) => sql`count(*) filter (where ${isInGroup(group, now)})::int as ${sql.id(group)}`),
      ', ',
    )}
    from ${INTERVIEWS} where ${ofClient(viewer, { projectId, group: undefined }, now)}`)

/** All there are, of one request or of all: with any of them its list opens. */
export const countForClient = (db: Db, viewer: Member, now: Date, projectId?: string): Promise<number> =>
  viewer.kind === 'client' ? countOfClient(db, viewer, { projectId, group: undefined }, now) : Promise.resolve(0)

type TalentPage = PageQuery & { list?: 'open' | 'past' | undefined }

/** Those that wait for the talent first, then newest first. */
export const interviewsOfTalent = (db: Db, viewer: Talent, { list, cursor, limit }: TalentPage, now: Date) =>
  db.rows<InterviewRow>(sql`
    ${INTERVIEW_COLUMNS} where ${sql.join(
      [
        reachOf(viewer),
        ...(list ? [list === 'past' ? isPastAt(now) : sql`not ${isPastAt(now)}`] : []),
        ...(cursor
          ? [
              sql`(${waitsForTalentAt(now)}, interviews.id) <
                (select ${waitsForTalentAt(now)}, last.id from interviews as last where last.id = ${cursor}::uuid)`,
            ]
          : []),
      ],
      ' and ',
    )}
    order by ${waitsForTalentAt(now)} desc, interviews.id desc limit ${limit + 1}`)

export const countOfTalent = async (db: Db, talentId: string): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from interviews where talent_id = ${talentId}`))
    .count

/** Of both people, in every script they gave. */
const EVERY_NAME = sql.join(
  ['owners', 'starters', 'talents'].map((who) => {
    const columnOf = (column: string) => sql`${sql.id(who)}.${sql.id(column)}`
    return sql`${columnOf('first_name')}, ${columnOf('last_name')}, ${columnOf('second_first_name')}, ${columnOf('second_last_name')}`
  }),
  ', ',
)

type StaffPage = PageQuery & {
  state: InterviewState | undefined
  group: InterviewGroup | undefined
  projectId: string | undefined
  talentId: string | undefined
  q: string
  /** The colleague who looks after the request. */
  managerId: string | undefined
}

export const interviewsForStaff = (db: Db, _viewer: Staff, page: StaffPage, now: Date) => {
  const { state, group, projectId, talentId, q, managerId, cursor, limit } = page
  const conditions: Sql[] = [
    ...(state ? [sql`${stateAt(now)} = ${state}`] : []),
    ...(group ? [isInGroup(group, now)] : []),
    ...(projectId ? [sql`project_id = ${projectId}`] : []),
    ...(talentId ? [sql`talent_id = ${talentId}`] : []),
    ...(managerId ? [sql`manager_id = ${managerId}`] : []),
    ...(q ? [containsName(sql`concat_ws(' ', product_name, company_of(owners), ${EVERY_NAME})`, q)] : []),
    olderThan(sql`interviews.id`, cursor),
  ]
  return db.rows<InterviewRow>(sql`
    ${INTERVIEW_COLUMNS} ${conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``}
    order by interviews.id desc limit ${limit + 1}`)
}
