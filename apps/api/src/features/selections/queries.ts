import { STEPS } from '@fareeq/domain/selections/states.ts'
import type { SelectionFilter } from '@fareeq/domain/selections/schema.ts'
import { AGREED } from '@fareeq/domain/selections/limits.ts'
import { searchWords } from '@fareeq/domain/matching/rules-names.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Db } from '../../platform/db/database.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { SelectionRow, StepCountsRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Of the present step: an HR evaluation is written, its meeting was held and agreed. */
export const EVIDENCE_COLUMNS = sql`
  exists (select 1 from selection_evaluations where selection_evaluations.talent_id = selections.talent_id) as is_evaluated,
  exists (select 1 from selection_meetings where selection_meetings.talent_id = selections.talent_id
    and step = selections.state and outcome in (${sql.literals(AGREED)})) as is_agreed`

/** Must equal the expressions of the indexes literally to use them. */
const CLOCK = sql`coalesce(due_at, 'infinity'::timestamptz)`
/** Prefix match of every word, with or without the article. */
const prefixQuery = (words: readonly string[]): string =>
  words.map((word) => `('${word}':* | 'ال${word}':*)`).join(' & ')

const namedLike = (q: string): Sql => {
  const words = searchWords(q)
  return words.length === 0
    ? sql`false`
    : sql`selections.talent_id = any(array(select id from users where ${NAME_WORDS} @@ ${prefixQuery(words)}::tsquery))`
}

const endOfDay = (now: Date): Date => riyadhMidnight(daysAfter(riyadhDay(now), 1))

/** Without the step, which the columns of the board differ in. */
function narrowed(viewer: Staff, { owner, due, referred, role_id, q }: SelectionFilter, now: Date): Sql[] {
  return [
    ...(owner === 'none' ? [sql`owner_id is null`] : []),
    ...(owner && owner !== 'none' ? [sql`owner_id = ${owner === 'me' ? viewer.staffId : owner}`] : []),
    ...(due === 'late' ? [sql`due_at < ${now}`] : []),
    ...(due === 'today' ? [sql`due_at >= ${now} and due_at < ${endOfDay(now)}`] : []),
    ...(due || owner ? [sql`state = any(${STEPS})`] : []),
    ...(referred ? [sql`referred`] : []),
    ...(role_id ? [sql`selections.talent_id in (select user_id from talent_profiles where role = ${role_id})`] : []),
    ...(q === '' ? [] : [namedLike(q)]),
  ]
}

const where = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql.empty : sql`where ${sql.join([...conditions], ' and ')}`

const SELECT_BOARD = sql`
  select users.id, first_name, last_name, second_first_name, second_last_name, photo_key, timezone, profile.role, state,
    case when staff.id is null then null else json_build_object('id', staff.id, 'name', staff.name) end as owner,
    entered_at, due_at, referred, invited_at, from_workable,
    exists (select 1 from imported_talents where user_id = users.id and consented_at is null) as awaits_consent,
    ${EVIDENCE_COLUMNS}`
const JOINED = sql`
  join users on users.id = selections.talent_id left join talent_profiles as profile on profile.user_id = users.id
    left join staff on staff.id = owner_id`

type Page = SelectionFilter & PageQuery

/** Keyset pagination by the promise: the page is chosen first, so that names are fetched for it alone. */
export function selectionRows(db: Db, viewer: Staff, { cursor, limit, ...filter }: Page, now: Date) {
  const conditions = [
    ...(filter.step ? [sql`state = ${filter.step}`] : []),
    ...narrowed(viewer, filter, now),
    ...(cursor
      ? [sql`(${CLOCK}, talent_id) > (select ${CLOCK}, talent_id from selections where talent_id = ${cursor})`]
      : []),
  ]
  return db.rows<SelectionRow>(sql`
    ${SELECT_BOARD} from (
      select * from selections ${where(conditions)} order by ${CLOCK}, talent_id limit ${limit + 1}
    ) as selections ${JOINED} order by ${CLOCK}, talent_id`)
}

export const selectionRow = (db: Db, _viewer: Staff, id: string) =>
  db.row<SelectionRow>(sql`${SELECT_BOARD} from selections ${JOINED} where talent_id = ${id}`)

/** Ids of a filter, in the order of the list. */
export const idsOf = async (db: Db, viewer: Staff, filter: SelectionFilter, max: number, now: Date) =>
  (
    await db.rows<{ talent_id: string }>(sql`
      select talent_id from selections
      ${where([...(filter.step ? [sql`state = ${filter.step}`] : []), ...narrowed(viewer, filter, now)])}
      order by ${CLOCK}, talent_id limit ${max}`)
  ).map(({ talent_id }) => talent_id)

export const stepCounts = (db: Db, viewer: Staff, filter: SelectionFilter, now: Date) =>
  db.rows<StepCountsRow>(sql`
    select state, count(*)::int as total,
      (count(*) filter (where due_at < ${now} and state = any(${STEPS})))::int as late
    from selections ${where(narrowed(viewer, filter, now))} group by state`)

/** Late, due today, without an owner, and the caller's: of the open steps. */
export const clockCounts = (db: Db, viewer: Staff, now: Date) =>
  db.one<{ late: number; today: number; unowned: number; mine: number }>(sql`
    select (count(*) filter (where due_at < ${now}))::int as late,
      (count(*) filter (where due_at >= ${now} and due_at < ${endOfDay(now)}))::int as today,
      (count(*) filter (where owner_id is null and due_at is not null))::int as unowned,
      (count(*) filter (where owner_id = ${viewer.staffId}))::int as mine
    from selections where state = any(${STEPS})`)

export const erasePerson = (db: Db, { id }: ErasedPerson) => db.run(sql`delete from selections where talent_id = ${id}`)
