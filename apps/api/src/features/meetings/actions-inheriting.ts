import { isBooked } from '@fareeq/domain/meetings/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { notifyParties, notifyFormerHost } from './actions-notifying.ts'
import { lockCalendar, meetingsAheadOf, moveToHost } from './queries-slots.ts'
import { meetingById } from './queries.ts'

type Handover = { from: string; to: string; actor: Actor }

/** Coming meetings keep their time with another host, as far as that one is free; answers how many could not. */
export async function handOver(ctx: ActionContext, { from, to, actor }: Handover): Promise<number> {
  const { db, now } = ctx
  await lockCalendar(db)
  let remaining = 0
  for (const { id } of await meetingsAheadOf(db, from, now)) {
    const before = await meetingById(db, id)
    if (!(await moveToHost(db, before, to, now))) {
      remaining++
      continue
    }
    const meeting = await meetingById(db, id)
    // A slot that is only reserved was not announced yet.
    if (!isBooked(meeting.state)) continue
    await notifyFormerHost(ctx, before)
    await notifyParties(ctx, meeting, 'handed_over', actor, { hosts: { from: before.host, to: meeting.host } })
  }
  return remaining
}

/** A colleague leaves: where the heir is a host and free, the meeting keeps its time; the rest stays and refuses it. */
export async function handMeetingsOver(ctx: ActionContext, { from, to, actor }: StaffEnded) {
  if (to.meetings) await handOver(ctx, { from: from.id, to: to.meetings, actor })
}
