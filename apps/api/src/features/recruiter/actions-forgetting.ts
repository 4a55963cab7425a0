import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import { VISITOR_LIFETIME } from './actions-owning.ts'
import { forgetConversations } from './queries.ts'

export const ACCOUNT_LIFETIME = 365 * DAY
const BATCH = 200

/** Conversations that nobody went on with. */
export const forgetOld = (ctx: ActionContext): Promise<void> =>
  inBatches(ctx, async ({ db, now }) => {
    const count = await forgetConversations(db, after(now, -VISITOR_LIFETIME), after(now, -ACCOUNT_LIFETIME), BATCH)
    return count === BATCH
  })
