import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { move } from './actions-moves.ts'
import { openOffersWith } from './queries.ts'
import { lockOffer } from './queries-writing.ts'

const SYSTEM: Actor = { kind: 'system' }

/** On closing an account: offers that are no contract yet end, with what was prepared from them, and the other side is told. */
export async function closeOffers(ctx: ActionContext, userId: string): Promise<void> {
  for (const { id } of await openOffersWith(ctx.db, userId)) {
    const offer = await lockOffer(ctx.db, id)
    const event = offer?.talent_id === userId ? 'decline' : 'withdraw'
    if (offer) await move(ctx, offer, { event, actor: SYSTEM, note: null })
  }
}
