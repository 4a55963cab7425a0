import { assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import { attemptLife } from '@fareeq/domain/assessments/states.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Work, inTransaction } from '../../../platform/call.ts'
import { lockAttempt, clockFacts, moveAttempt } from '../queries.ts'
import { isTimeUp } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import type { AttemptRow } from '../rows.ts'

/** Submits what is saved; grading is a job, so that a crash between the two loses nothing. */
export async function submitAttempt(
  work: Work,
  row: Pick<AttemptRow, 'id' | 'state' | 'user_id' | 'assessment_id'>,
  event: 'submit' | 'run_out',
): Promise<void> {
  const { db, platform, now } = work
  const to = attemptLife.next(row.state, event)
  if (!to || !(await moveAttempt(db, row.id, event, to, now, [sql`submitted_at = ${now}`]))) return
  await platform.jobs.send(db, 'assessments.grade', { id: row.id })
  await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
  const assessment = assessmentOf(row.assessment_id)
  if (assessment && isTechnical(assessment))
    await platform.domainEvents.emit(work, 'assessment.submitted', { userId: row.user_id })
}

/** The clock of the server: an attempt is submitted although its window was closed. */
export const runOut = (work: Work, id: string) =>
  inTransaction(work, async (work) => {
    const row = await lockAttempt(work.db, id)
    const facts = row && clockFacts(row)
    if (row && facts && isTimeUp(facts, work.now)) await submitAttempt(work, row, 'run_out')
  })
