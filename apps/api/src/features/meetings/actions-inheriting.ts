import type { Db } from '../../platform/db/database.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import type { Platform } from '../../platform/platform.ts'
import { tell, tellFormerHost } from './actions-telling.ts'
import { lockCalendar, meetingsAheadOf, moveToHost } from './queries-slots.ts'
import { meetingById } from './queries.ts'

/** A colleague leaves: where the heir is a host and free, the meeting keeps its time; the rest stays and refuses it. */
export async function handMeetingsOver(db: Db, platform: Platform, { from, to, actor, now }: StaffEnded) {
  if (!to.meetings) return
  await lockCalendar(db)
  for (const { id } of await meetingsAheadOf(db, from.id, now)) {
    const before = await meetingById(db, id)
    if (!(await moveToHost(db, before, to.meetings, now))) continue
    const meeting = await meetingById(db, id)
    // Nobody was told yet of a slot that is only held.
    if (meeting.state !== 'booked') continue
    await tellFormerHost(db, platform, before, now)
    await tell(db, platform, meeting, 'handed_over', actor, now, { hosts: { from: before.host, to: meeting.host } })
  }
}
