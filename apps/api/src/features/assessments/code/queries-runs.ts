import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts'
import { sql } from '../../../platform/db/sql.ts'

import type { QueuedRun } from '@fareeq/domain/assessments/schema-items.ts'
import type { OpenRun, RunRow } from './rows.ts'
type NewRun = { id: string; attemptId: string; position: number; request: QueuedRun }

export const insertRun = (db: Db, { id, attemptId, position, request }: NewRun, now: Date) =>
  db.also(sql`
    insert into assessment_runs (id, attempt_id, position, request, created_at)
    values (${id}, ${attemptId}, ${position}, ${JSON.stringify(request)}, ${now})`)

/** An older run counts as lost, and no longer blocks others. */
const LOST = 2 * MINUTE

/** How many runs wait or go on, of this attempt and in all. */
export const waitingRuns = (db: Db, attemptId: string, now: Date) =>
  db.one<{ all: number; own: number }>(sql`
    select count(*)::int as all, (count(*) filter (where attempt_id = ${attemptId}))::int as own
    from assessment_runs where ended_at is null and created_at > ${after(now, -LOST)}`)

export const runOf = (db: Db, attemptId: string, id: string) =>
  db.row<RunRow>(sql`select id, result, ended_at from assessment_runs where id = ${id} and attempt_id = ${attemptId}`)

/** For the runner: undefined once the run has ended. */
export const openRun = (db: Db, id: string) =>
  db.row<OpenRun>(sql`
    select run.attempt_id, run.request, content
    from assessment_runs run
      join assessment_answers asked on asked.attempt_id = run.attempt_id and asked.position = run.position
      join assessment_items item on item.id = item_id and item.version = item_version
    where run.id = ${id} and run.ended_at is null`)

export const endRun = async (db: Db, id: string, result: RunResult, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update assessment_runs set result = ${JSON.stringify(result)}, ended_at = ${now}
    where id = ${id} and ended_at is null`)) === 1

/** Results of runs are needed during the attempt only; the history of the code is saved as snapshots. */
export const deleteOldRuns = (db: Db, now: Date) =>
  deleteInBatches(db, 'assessment_runs', sql`created_at < ${after(now, -DAY)}`)
