import { isBooked } from '@fareeq/domain/meetings/states.ts'
import type { Work } from '../../platform/call.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { notifyParties, notifyFormerHost } from './actions-notifying.ts'
import { lockCalendar, meetingsAheadOf, moveToHost } from './queries-slots.ts'
import { meetingById } from './queries.ts'

/** A colleague leaves: where the heir is a host and free, the meeting keeps its time; the rest stays and refuses it. */
export async function handMeetingsOver(work: Work, { from, to, actor }: StaffEnded) {
  const { db, now } = work
  if (!to.meetings) return
  await lockCalendar(db)
  for (const { id } of await meetingsAheadOf(db, from.id, now)) {
    const before = await meetingById(db, id)
    if (!(await moveToHost(db, before, to.meetings, now))) continue
    const meeting = await meetingById(db, id)
    // A slot that is only reserved was not announced yet.
    if (!isBooked(meeting.state)) continue
    await notifyFormerHost(work, before)
    await notifyParties(work, meeting, 'handed_over', actor, {
      hosts: { from: before.host, to: meeting.host },
    })
  }
}
