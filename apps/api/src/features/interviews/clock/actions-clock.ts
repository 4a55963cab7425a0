import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import { type Work, inTransaction } from '../../../platform/call.ts'
import { lockSettled } from '../actions-moves.ts'
import { followClaims } from '../absences/actions-no-show-clock.ts'
import { notifyParty } from '../actions-notifying.ts'
import { markNotified, meetingSoon, overdue } from './queries-clock.ts'
import { partiesOf } from '../queries-parties.ts'

/** Clock job: saves due transitions and sends reminders. Readers apply them in memory, so nothing depends on it. */
export async function followInterviews(work: Work): Promise<void> {
  for (const { id } of await overdue(work.db, work.now)) await inTransaction(work, (work) => lockSettled(work, id))
  await remind(work)
  await followClaims(work)
}

/** A day and an hour before; once across nodes. */
async function remind(work: Work): Promise<void> {
  const { db, now } = work
  for (const interview of await meetingSoon(db, now, after(now, DAY))) {
    const { id, starts_at } = interview
    if (!isReminderDue({ starts_at, told_at: interview.told_at ?? new Date(0) }, now)) continue
    await inTransaction(work, async (work) => {
      if (!(await markNotified(work.db, interview, now))) return
      const parties = await partiesOf(work.db, id)
      await notifyParty(work, parties, { side: 'client', news: 'reminder' })
      await notifyParty(work, parties, { side: 'talent', news: 'reminder' })
    })
  }
}
