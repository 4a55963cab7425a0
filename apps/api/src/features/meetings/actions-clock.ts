import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { confirmReservation } from './actions-reserving.ts'
import { releaseLapsed } from './actions-slots.ts'
import { notifyParties } from './actions-notifying.ts'
import { endMeetings, markNotified, meetingsSoon, provedReservations } from './queries.ts'

const SYSTEM = { kind: 'system' } as const

/** Clock job: releases expired reservations, books those that were verified otherwise, ends past meetings. */
export async function followMeetings(platform: Platform, now: Date): Promise<void> {
  const { db, events } = platform
  for (const { user_id } of await provedReservations(db))
    await db.transaction((db) => confirmReservation({ db, platform, now }, user_id))
  await db.transaction((db) => releaseLapsed({ db, platform, now }))
  await db.transaction(async (db) => {
    for (const { user_id } of await endMeetings(db, now))
      if (user_id) await events.publish(db, { userId: user_id, name: 'meeting.changed', body: { state: 'held' } })
  })
  await remind(platform, now)
}

/** A day and an hour before; once across nodes. */
async function remind(platform: Platform, now: Date): Promise<void> {
  for (const meeting of await meetingsSoon(platform.db, now, after(now, DAY))) {
    const told_at = meeting.told_at ?? new Date(0)
    if (!isReminderDue({ starts_at: meeting.starts_at, told_at }, now)) continue
    await platform.db.transaction(async (db) => {
      if (await markNotified(db, meeting, now)) await notifyParties({ db, platform, now }, meeting, 'reminder', SYSTEM)
    })
  }
}
