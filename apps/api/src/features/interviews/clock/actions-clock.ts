import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockSettled } from '../actions-moves.ts'
import { followClaims } from '../absences/actions-no-show-clock.ts'
import { notifyParty } from '../actions-notifying.ts'
import { markNotified, meetingSoon, overdue } from './queries-clock.ts'
import { partiesOf } from '../queries-parties.ts'

/** Clock job: saves due transitions and sends reminders. Readers apply them in memory, so nothing depends on it. */
export async function followInterviews(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  for (const { id } of await overdue(db, now)) await db.transaction((db) => lockSettled({ db, platform, now }, id))
  await remind(platform, now)
  await followClaims(platform, now)
}

/** A day and an hour before; once across nodes. */
async function remind(platform: Platform, now: Date): Promise<void> {
  for (const interview of await meetingSoon(platform.db, now, after(now, DAY))) {
    const { id, starts_at } = interview
    if (!isReminderDue({ starts_at, told_at: interview.told_at ?? new Date(0) }, now)) continue
    await platform.db.transaction(async (db) => {
      if (!(await markNotified(db, interview, now))) return
      const parties = await partiesOf(db, id)
      await notifyParty({ db, platform, now }, parties, { side: 'client', news: 'reminder' })
      await notifyParty({ db, platform, now }, parties, { side: 'talent', news: 'reminder' })
    })
  }
}
