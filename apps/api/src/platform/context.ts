import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from './db/database.ts'
import type { Platform } from './platform.ts'
import type { Viewer } from './session.ts'

/** Execution context of anything that changes or reads something: a call, a job, a reaction to an event. */
export type ActionContext = {
  /** Shares its transaction with the idempotency key, in a request. */
  db: Db
  platform: Platform
  now: Date
}

/** Request context, the first argument of a handler and of its action: `V` is who the contract lets in. */
export type RequestContext<V extends Viewer = Viewer> = ActionContext & { viewer: V; lang: Lang }

/**
 * Calls `run` in a transaction with the same context. Its parameter shadows the outer one, whose `db` throws inside:
 * `inTransaction(ctx, async (ctx) => …)`.
 */
export const inTransaction = <Context extends ActionContext, Result>(
  context: Context,
  run: (context: Context) => Promise<Result>,
): Promise<Result> => context.db.transaction((db) => run({ ...context, db }))

/** Runs a long job in batches, each in a transaction with its own time, until one answers that nothing is left. */
export async function inBatches(
  context: ActionContext,
  batch: (ctx: ActionContext) => Promise<boolean>,
): Promise<void> {
  while (await inTransaction({ ...context, now: context.platform.clock.now() }, batch));
}
