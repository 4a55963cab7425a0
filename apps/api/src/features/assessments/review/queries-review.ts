import type { IntegrityLevel } from '@fareeq/domain/assessments/limits.ts'
import type { Queue } from '@fareeq/domain/assessments/schema-ops.ts'
import { OPEN_OBJECTIONS, type ObjectionState } from '@fareeq/domain/assessments/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { PageQuery } from '../../../platform/db/page.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Staff } from '../../../platform/session.ts'
import { QUEUES } from '../queries-queues.ts'
import type { ConductOfManyRow, ReviewRow } from './rows.ts'

const ROW = (lang: Lang): Sql => sql`
  select attempts.*, staff.name as owner, name_for(users, ${lang}) as talent_name, (
    select json_build_object('id', id, 'state', state, 'note', note, 'due_at', due_at, 'answer', answer)
    from assessment_objections where attempt_id = attempts.id order by id desc limit 1) as objection
  from assessment_attempts as attempts join users on users.id = user_id left join staff on staff.id = decided_by`

type Page = PageQuery & { queue: Queue }

/** Fetches one row more than the page, to know whether there is a next page. Only the waiting queue is oldest first. */
export function attemptsInQueue(db: Db, _viewer: Staff, { queue, cursor, limit }: Page, lang: Lang) {
  const { where, since } = QUEUES[queue]
  const order = queue === 'all' ? sql`desc` : sql`asc`
  const later = queue === 'all' ? sql`<` : sql`>`
  return db.rows<ReviewRow>(sql`
    ${ROW(lang)}
    where ${where} ${
      cursor
        ? sql`and (${since}, attempts.id) ${later} (
            select ${since}, attempts.id from assessment_attempts as attempts where attempts.id = ${cursor})`
        : sql.empty
    }
    order by ${since} ${order}, attempts.id ${order} limit ${limit + 1}`)
}

export const attemptForReview = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<ReviewRow>(sql`${ROW(lang)} where attempts.id = ${id}`)

/** The same; nobody else changes it until the transaction ends. */
export const lockForReview = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<ReviewRow>(sql`${ROW(lang)} where attempts.id = ${id} for update of attempts`)

/** Of attempts that are not graded yet, what the window noticed so far. */
export const conductOfMany = (db: Db, ids: readonly string[]) =>
  db.rows<ConductOfManyRow>(
    sql`select attempt_id, kind, seconds from assessment_conduct where attempt_id = any(${ids})`,
  )

export const objectionOf = (db: Db, id: string) =>
  db.row<{ attempt_id: string }>(sql`select attempt_id from assessment_objections where id = ${id}`)

type ObjectionAnswer = { state: ObjectionState; staffId: string; answer: string }

/** False when it is not open any more. */
export const saveObjection = async (
  db: Db,
  attemptId: string,
  { state, staffId, answer }: ObjectionAnswer,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update assessment_objections
    set state = ${state}, decided_by = ${staffId}, answer = ${answer}, decided_at = ${now}
    where attempt_id = ${attemptId} and state in (${sql.literals(OPEN_OBJECTIONS)})`)) === 1

export const saveDecision = (db: Db, id: string, columns: readonly Sql[], now: Date) =>
  db.run(sql`
    update assessment_attempts set ${sql.join([...columns, sql`updated_at = ${now}`], ', ')} where id = ${id}`)

export const levelOf = ({ report }: Pick<ReviewRow, 'report'>): IntegrityLevel | null => report?.integrity.level ?? null
