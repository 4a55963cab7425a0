import { assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import { attemptLife } from '@fareeq/domain/assessments/states.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { lockAttempt, clockFacts, moveAttempt } from '../queries.ts'
import { isTimeUp } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import type { AttemptRow } from '../rows.ts'

/** Submits what is saved; grading is a job, so that a crash between the two loses nothing. */
export async function submitAttempt(
  ctx: ActionContext,
  row: Pick<AttemptRow, 'id' | 'state' | 'user_id' | 'assessment_id'>,
  event: 'submit' | 'run_out',
): Promise<void> {
  const { db, platform, now } = ctx
  const to = attemptLife.next(row.state, event)
  if (!to || !(await moveAttempt(db, row.id, event, to, now, [sql`submitted_at = ${now}`]))) return
  await platform.jobs.send(db, 'assessments.grade', { id: row.id })
  await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
  const assessment = assessmentOf(row.assessment_id)
  if (assessment && isTechnical(assessment))
    await platform.domainEvents.emit(ctx, 'assessment.submitted', { userId: row.user_id })
}

/** The clock of the server: an attempt is submitted although its window was closed. */
export const runOut = (ctx: ActionContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockAttempt(ctx.db, id)
    const facts = row && clockFacts(row)
    if (row && facts && isTimeUp(facts, ctx.now)) await submitAttempt(ctx, row, 'run_out')
  })
