import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { applyMove } from './actions-moves.ts'
import { unansweredCases } from './queries.ts'

/** Seven days without an answer: the decision continues without it. */
export const followCases = (ctx: ActionContext): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const banCase of await unansweredCases(ctx.db, ctx.now))
      await applyMove(ctx, banCase, { event: 'expire', actor: { kind: 'system' }, columns: [] })
  })
