import { attemptLife } from '@fareeq/domain/assessments/states.ts'
import { audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ActionContext } from '../../platform/context.ts'
import { moveAttempt, openAttemptsOf } from './queries.ts'

/** On a ban or a closed account: open attempts end, and their links are invalid. */
export async function closeAttempts({ db, platform: { events }, now }: ActionContext, userId: string) {
  for (const { id, state } of await openAttemptsOf(db, userId)) {
    const to = attemptLife.next(state, 'leave')
    if (!to || !(await moveAttempt(db, id, 'leave', to, now, [sql`ended_at = ${now}`]))) continue
    await audit(db, {
      actor: { kind: 'system' },
      action: 'assessment.voided',
      subject: { kind: 'assessment', id },
      details: { reason: 'left' },
    })
    await publishToStaff(db, events, 'assessment.changed', { id })
  }
  await events.publish(db, { userId, name: 'assessment.changed' })
}
