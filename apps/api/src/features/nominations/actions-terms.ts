import { reminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import type { ActionContext } from '../../platform/context.ts'
import { saveSalaryLock } from '../talents/queries-profile.ts'
import { talentsWithOldTerms } from './queries-salary.ts'

/** A nominated talent whose availability and salary are too old confirms them before anything else (D-47). */
export async function lockNominated({ db, platform: { events }, now }: ActionContext): Promise<number> {
  return db.transaction(async (db) => {
    const talents = await talentsWithOldTerms(db, reminderCutoffs(now).termsSince, now)
    for (const { user_id } of talents) {
      await saveSalaryLock(db, user_id, true)
      await events.publish(db, { userId: user_id, name: 'profile.changed' })
      await events.publish(db, { userId: user_id, name: 'counters.changed' })
    }
    return talents.length
  })
}
