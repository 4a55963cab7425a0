import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { confirmReservation } from './actions-reserving.ts'
import { releaseLapsed } from './actions-slots.ts'
import { notifyParties } from './actions-notifying.ts'
import { markNotified, meetingsSoon, provedReservations } from './queries.ts'

const SYSTEM = { kind: 'system' } as const

/** Clock job: releases expired reservations, books those that were verified otherwise, reminds. */
export async function followMeetings(ctx: ActionContext): Promise<void> {
  for (const { user_id } of await provedReservations(ctx.db))
    await inTransaction(ctx, (ctx) => confirmReservation(ctx, user_id))
  await inTransaction(ctx, releaseLapsed)
  await remind(ctx)
}

/** A day and an hour before; once across nodes. */
async function remind(ctx: ActionContext): Promise<void> {
  const { db, now } = ctx
  for (const meeting of await meetingsSoon(db, now, after(now, DAY))) {
    const told_at = meeting.told_at ?? new Date(0)
    if (!isReminderDue({ starts_at: meeting.starts_at, told_at }, now)) continue
    await inTransaction(ctx, async (ctx) => {
      if (await markNotified(ctx.db, meeting, now)) await notifyParties(ctx, meeting, 'reminder', SYSTEM)
    })
  }
}
