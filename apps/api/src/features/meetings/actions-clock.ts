import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import { type Work, inTransaction } from '../../platform/call.ts'
import { confirmReservation } from './actions-reserving.ts'
import { releaseLapsed } from './actions-slots.ts'
import { notifyParties } from './actions-notifying.ts'
import { markNotified, meetingsSoon, provedReservations } from './queries.ts'

const SYSTEM = { kind: 'system' } as const

/** Clock job: releases expired reservations, books those that were verified otherwise, reminds. */
export async function followMeetings(work: Work): Promise<void> {
  for (const { user_id } of await provedReservations(work.db))
    await inTransaction(work, (work) => confirmReservation(work, user_id))
  await inTransaction(work, releaseLapsed)
  await remind(work)
}

/** A day and an hour before; once across nodes. */
async function remind(work: Work): Promise<void> {
  const { db, now } = work
  for (const meeting of await meetingsSoon(db, now, after(now, DAY))) {
    const told_at = meeting.told_at ?? new Date(0)
    if (!isReminderDue({ starts_at: meeting.starts_at, told_at }, now)) continue
    await inTransaction(work, async (work) => {
      if (await markNotified(work.db, meeting, now)) await notifyParties(work, meeting, 'reminder', SYSTEM)
    })
  }
}
