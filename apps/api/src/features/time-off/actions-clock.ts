import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { cutAt } from '@fareeq/domain/time-off/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { lapse } from './actions-moves.ts'
import { aheadOf, beyond, lockTimeOff, saveCut, unanswered } from './queries.ts'

/** Daily: what nobody answered before it began has lapsed. One that fails does not stop the others. */
export async function followTimeOff(ctx: ActionContext): Promise<number> {
  let lapsed = 0
  for (const { id } of await unanswered(ctx.db, riyadhDay(ctx.now))) {
    try {
      const hasMoved = await inTransaction(ctx, async (ctx) => {
        const row = await lockTimeOff(ctx.db, null, id)
        return row && (await lapse(ctx, row, true))
      })
      if (hasMoved) lapsed++
    } catch (err) {
      ctx.platform.log.error({ err, id }, 'time off did not lapse')
    }
  }
  return lapsed
}

/** A contract that is over has no days ahead. */
export async function lapseTimeOff(ctx: ActionContext, contractId: string): Promise<void> {
  for (const { id } of await aheadOf(ctx.db, contractId, riyadhDay(ctx.now))) {
    const row = await lockTimeOff(ctx.db, null, id)
    if (row) await lapse(ctx, row, false)
  }
}

/** A contract that ends by notice leaves no days after its last one: what began before keeps the days up to then. */
export async function cutTimeOff(ctx: ActionContext, contractId: string, lastDay: string): Promise<void> {
  const { holidays } = ctx.platform.policies.at(ctx.now)
  for (const { id, ...request } of await beyond(ctx.db, contractId, lastDay)) {
    const cut = cutAt(request, lastDay, holidays)
    const row = cut ? undefined : await lockTimeOff(ctx.db, null, id)
    if (cut) await saveCut(ctx.db, id, cut, ctx.now)
    else if (row) await lapse(ctx, row, false)
  }
}
