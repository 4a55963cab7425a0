import { reminderAt } from '@fareeq/domain/offers/rules.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { move, notifySides } from './actions-moves.ts'
import { dueOffers, offersToRemind } from './queries.ts'
import { lockOffer, markReminded } from './queries-writing.ts'

/** An offer that nobody answered in time has expired; both are told. */
async function expireOffers(ctx: ActionContext): Promise<number> {
  let expired = 0
  for (const { id } of await dueOffers(ctx.db, ctx.now)) {
    const moved = await inTransaction(ctx, async (ctx) => {
      const offer = await lockOffer(ctx.db, id)
      // It was answered or changed between the list and the lock.
      if (!offer || offer.expires_at.getTime() >= ctx.now.getTime()) return null
      return move(ctx, offer, { event: 'expire', actor: { kind: 'system' }, note: null })
    })
    if (moved) expired++
  }
  return expired
}

/** Whoever has to answer is reminded once for each version. */
async function remindOfOffers(ctx: ActionContext): Promise<number> {
  const policies = ctx.platform.policies.at(ctx.now)
  const until = riyadhMidnight(daysAfter(riyadhDay(ctx.now), policies.offer_reminder_days + 1))
  let reminded = 0
  for (const { id } of await offersToRemind(ctx.db, until)) {
    const isReminded = await inTransaction(ctx, async (ctx) => {
      const offer = await lockOffer(ctx.db, id)
      if (!offer || reminderAt(offer.expires_at, policies).getTime() > ctx.now.getTime()) return false
      if (!(await markReminded(ctx.db, id, ctx.now))) return false
      await notifySides(ctx, id, 'remind')
      return true
    })
    if (isReminded) reminded++
  }
  return reminded
}

export async function followOffers(ctx: ActionContext): Promise<{ expired: number; reminded: number }> {
  const expired = await expireOffers(ctx)
  return { expired, reminded: await remindOfOffers(ctx) }
}
