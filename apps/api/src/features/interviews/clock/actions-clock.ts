import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { isReminderDue } from '@fareeq/domain/meetings/rules.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { lockSettled } from '../actions-moves.ts'
import { followClaims } from '../absences/actions-no-show-clock.ts'
import { notifyCompany, notifyParty } from '../actions-notifying.ts'
import { overdueMoves } from '../moving/queries-moving.ts'
import { markNotified, meetingSoon, overdue } from './queries-clock.ts'
import { partiesOf } from '../queries-parties.ts'

/** Clock job: saves due transitions and sends reminders. Readers apply them in memory, so nothing depends on it. */
export async function followInterviews(ctx: ActionContext): Promise<void> {
  // Both are settled by the lock.
  for (const { id } of [...(await overdueMoves(ctx.db, ctx.now)), ...(await overdue(ctx.db, ctx.now))])
    await inTransaction(ctx, (ctx) => lockSettled(ctx, id))
  await remind(ctx)
  await followClaims(ctx)
}

/** A day and an hour before; once across nodes. */
async function remind(ctx: ActionContext): Promise<void> {
  const { db, now } = ctx
  for (const interview of await meetingSoon(db, now, after(now, DAY))) {
    const { id, starts_at } = interview
    if (!isReminderDue({ starts_at, told_at: interview.told_at ?? new Date(0) }, now)) continue
    await inTransaction(ctx, async (ctx) => {
      if (!(await markNotified(ctx.db, interview, now))) return
      const parties = await partiesOf(ctx.db, id)
      await notifyCompany(ctx, parties, 'reminder')
      await notifyParty(ctx, parties, { side: 'talent', news: 'reminder' })
    })
  }
}
